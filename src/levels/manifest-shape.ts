/** Recognises the manifest without its schema, whose parser would weigh on every first load. */
import { isText, isWhole, listOf, objectOf, orNone, type Is } from '../kept/shapes';
import type { FurtherFiles } from '../maps/further';
import type { Manifest, ManifestLevel } from '../maps/manifest';

const isThumbnail = objectOf<ManifestLevel['thumbnails'][number]>({
  width: isWhole,
  height: isWhole,
  path: isText,
});

const isListed = objectOf<ManifestLevel>({
  level: isWhole,
  data: isText,
  thumbnails: listOf(isThumbnail, 1),
  placeholder: isText,
  normalQuests: isWhole,
  duplicateQuests: isWhole,
  updateDate: isText,
  bytes: isWhole,
  further: orNone(
    objectOf<FurtherFiles>({
      life: orNone(isText),
      machines: orNone(isText),
      nightmachines: orNone(isText),
      cheers: orNone(isText),
      nightcheers: orNone(isText),
      crowd: orNone(isText),
      cat: orNone(isText),
    }),
  ),
});

/** Whether it is a list of drawn levels as the atlas writes it (`manifestSchema`). */
export const isManifest: Is<Manifest> = objectOf<Manifest>({
  version: (raw): raw is 1 => raw === 1,
  levels: listOf(isListed),
});
