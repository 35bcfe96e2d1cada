/** Words of a title that name nothing by themselves: articles, links, numbers, and the looks of what another word names. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const SMALL_WORDS = {
  en: words(
    `find the a an who is with in of on his her its to for would be that just under and their own out at all by it up has have does not from as too never
    white black red green blue golden orange purple pink coral mustard teal grey silver plum lilac two three nine little large great big small giant long`,
  ),
  fr: words(
    `trouve le la les l un une des du de d à au aux en qui se s son sa ses sur sous et dans par pour tout toute
    blanc blanche blancs noir noire rouge rouges vert verte verts bleu bleue bleues bleus d’or doré dorée dorés orange violet violette rose roses corail moutarde gris grise lilas prune deux trois neuf petit petite petits petites gros grand grande grands géant long or argent`,
  ),
} as const;
