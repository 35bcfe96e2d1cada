/** Shows what the owner has written in the place of a page of the game's own. */
import prose from '../ui/prose.module.css';
import { partsOf } from './owners-text';
import styles from './SitePageText.module.css';

export function OwnersText({ text }: { readonly text: string }) {
  const parts = partsOf(text);
  const [first] = parts;
  // what stands above the first heading leads into the page, as the game's own text does
  const lead = first?.title === '' && parts.length > 1 ? first : undefined;
  return (
    <>
      {lead?.paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles['lead']}>
          {paragraph}
        </p>
      ))}
      <div className={prose['parts']}>
        {parts
          .filter((part) => part !== lead)
          .map(({ title, paragraphs }, index) => (
            <section key={`${String(index)} ${title}`} className={styles['own']}>
              {title === '' ? null : <h2>{title}</h2>}
              {paragraphs.map((paragraph, line) => (
                <p key={`${String(line)} ${paragraph}`}>{paragraph}</p>
              ))}
            </section>
          ))}
      </div>
    </>
  );
}
