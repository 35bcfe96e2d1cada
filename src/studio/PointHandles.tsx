/** The points of the chosen outline, each a button, and between them the places where a further one can be pulled out. */
import { useTranslation } from '../i18n/use-translation';
import type { ArtworkBox } from '../artwork/document';
import type { Size } from '../artwork/fit';
import { middleOfEdge } from '../artwork/outline-edits';
import styles from './Outline.module.css';
import { useQuestName } from './use-quest-name';

interface Props {
  readonly quest: string;
  readonly index: number;
  readonly box: ArtworkBox;
  /** Of the sheet the box is measured on. */
  readonly sheet: Size;
  readonly onKey: (event: React.KeyboardEvent, quest: string, index: number, point: number) => void;
}

export function PointHandles({ quest, index, box: { outline }, sheet, onKey }: Props) {
  const { t } = useTranslation('studio');
  const questName = useQuestName();
  if (!outline) return null;
  const place = ({ x, y }: { x: number; y: number }) => ({
    left: `${String((x / sheet.width) * 100)}%`,
    top: `${String((y / sheet.height) * 100)}%`,
  });
  const held = { 'data-quest': quest, 'data-box': index };
  const edges = outline.map((_, edge) => middleOfEdge(outline, edge));
  return (
    <>
      {edges.map((middle, edge) =>
        middle ? (
          <span
            // an edge is called by the point it begins at
            // oxlint-disable-next-line react/no-array-index-key
            key={`edge ${String(edge)}`}
            className={styles['edge']}
            style={place(middle)}
            {...held}
            data-edge={edge}
            aria-hidden="true"
          />
        ) : null,
      )}
      {outline.map((point, number) => (
        <button
          // a point is called by its number
          // oxlint-disable-next-line react/no-array-index-key
          key={`point ${String(number)}`}
          type="button"
          className={styles['point']}
          style={place(point)}
          {...held}
          data-point={number}
          aria-label={t('box.point', {
            quest: questName(quest),
            number: index + 1,
            point: number + 1,
            of: outline.length,
          })}
          onKeyDown={(event) => onKey(event, quest, index, number)}
        />
      ))}
    </>
  );
}
