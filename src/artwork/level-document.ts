/** Level documents as the database holds them (SPEC section 3) to artwork and back: boxes, pictures and words of one level. */
import * as z from 'zod/mini';
import { CATALOGUE, type CatalogueLevel } from '../maps/catalogue';
import {
  isPair,
  PICTURE_NAME,
  type ArtworkDocument,
  type ArtworkLanguage,
  type ArtworkQuest,
  type ArtworkWords,
} from './document';
import type { Size } from './fit';

const point = z.object({ x: z.number(), y: z.number() });
/** A polygon by the studio; the text that a drawn map's target has instead belongs to the drawn picture. */
const outline = z.union([
  z.array(point),
  z.pipe(
    z.string(),
    z.transform(() => undefined),
  ),
]);

/** A document with what it may say besides: the size its boxes are measured in, and who drew it. */
export const levelDocumentSchema = z.object({
  level: z.optional(z.int()),
  name: z.optional(z.string()),
  translationSpace: z.optional(z.string()),
  updateDate: z.optional(z.string()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  credit: z.optional(z.string()),
  quests: z.array(
    z.object({
      quest: z.string(),
      description: z.optional(z.string()),
      hint: z.optional(z.string()),
      image: z.optional(z.string()),
      positions: z.array(z.object({ top: point, bottom: point, outline: z.optional(outline) })),
    }),
  ),
});
export type LevelDocument = z.infer<typeof levelDocumentSchema>;

/** Texts of a level in each language, as a locale file holds them. */
export type LevelTexts = Partial<Record<ArtworkLanguage, Readonly<Record<string, ArtworkWords>>>>;

/** The level a document is for: by its number, else by its translation space. */
export function levelOf(document: LevelDocument): CatalogueLevel | undefined {
  return (
    CATALOGUE.find(({ id }) => id === document.level) ??
    CATALOGUE.find(({ translationSpace }) => translationSpace === document.translationSpace)
  );
}

/** The name of a picture without folder and ending; undefined when it is no name of a file. */
export function pictureNameOf(image: string): string | undefined {
  const name = image.replace(/\.(png|jpe?g|webp|avif|tiff?)$/i, '');
  return PICTURE_NAME.test(name) ? name : undefined;
}

export interface Conversion {
  /** The size the boxes are measured in, in pixels. */
  readonly size: Size;
  /** ISO day that stands in where the document names none. */
  readonly today: string;
  /** The language of the document's own descriptions and hints. */
  readonly language: ArtworkLanguage;
  readonly texts: LevelTexts;
}

const filled = (text: string | undefined): string | undefined => text?.trim() || undefined;

function wordsIn(
  quest: LevelDocument['quests'][number],
  language: ArtworkLanguage,
  { language: spoken, texts }: Conversion,
): ArtworkWords | undefined {
  // a file of words says all of its language: what it leaves out is missing, not the document's
  const own = texts[language];
  const text = own ? own[quest.quest] : spoken === language && { title: quest.description, hint: quest.hint };
  const title = text ? filled(text.title) : undefined;
  const hint = text ? filled(text.hint) : undefined;
  return title === undefined ? undefined : { title, ...(hint === undefined ? {} : { hint }) };
}

/** A document as artwork. Throws an Error that names the quest whose picture has no usable name. */
export function toArtwork(document: LevelDocument, level: CatalogueLevel, how: Conversion): ArtworkDocument {
  const { name, credit, updateDate } = document;
  const quests = document.quests.map((quest): ArtworkQuest => {
    const image = quest.image ? pictureNameOf(quest.image) : undefined;
    if (quest.image && image === undefined)
      throw new Error(`${quest.quest}: "${quest.image}" is no name of a picture`);
    const fr = wordsIn(quest, 'fr', how);
    const en = wordsIn(quest, 'en', how);
    return {
      quest: quest.quest,
      ...(image === undefined || image === 'main' ? {} : { image }),
      positions: quest.positions,
      ...(fr ? { fr } : {}),
      ...(en ? { en } : {}),
    };
  });
  return {
    ...how.size,
    updateDate: /^\d{4}-\d\d-\d\d/.exec(updateDate ?? '')?.[0] ?? how.today,
    ...(filled(name) && name !== level.name ? { name } : {}),
    ...(filled(credit) ? { credit } : {}),
    quests,
  };
}

/** Artwork as a document of the database's form, with the size its boxes are measured in. */
export function toDocument(
  artwork: ArtworkDocument,
  level: CatalogueLevel,
): Required<
  Pick<LevelDocument, 'level' | 'name' | 'translationSpace' | 'updateDate' | 'width' | 'height' | 'quests'>
> &
  Pick<LevelDocument, 'credit'> & { readonly catalogOrder: number } {
  return {
    level: level.id,
    name: artwork.name || level.name,
    translationSpace: level.translationSpace,
    catalogOrder: level.catalogOrder,
    updateDate: artwork.updateDate,
    width: artwork.width,
    height: artwork.height,
    ...(artwork.credit ? { credit: artwork.credit } : {}),
    quests: artwork.quests.map((quest) => ({
      quest: quest.quest,
      description: quest.fr?.title ?? quest.en?.title ?? '',
      hint: quest.fr?.hint ?? quest.en?.hint ?? '',
      ...(isPair(quest) ? { type: 1 as const } : {}),
      ...(quest.image === undefined ? {} : { image: quest.image }),
      positions: quest.positions,
    })),
  };
}

/** The words of artwork as a locale file of one language holds them. */
export function textsOf(artwork: ArtworkDocument, language: ArtworkLanguage): Record<string, ArtworkWords> {
  return Object.fromEntries(
    artwork.quests.flatMap((quest) => {
      const words = quest[language];
      return words ? [[quest.quest, words] as const] : [];
    }),
  );
}
