import { useState, type ReactNode } from 'react';
import { calculateContrast } from './contrast.ts';
import { ToolbarText } from './language.tsx';
import type { ColorPairing } from './color-pairings.ts';
import styles from './Specimen.module.css';

/** A sheet of specimens: parts one below the other. */
export function SpecimenSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}

interface BothTexts {
  en: string;
  da: string;
}

/** A part of a {@link SpecimenSheet}: what it is, what to know about it, the specimens. */
export function SpecimenPart({
  title,
  text,
  children,
}: {
  title: BothTexts;
  text?: BothTexts;
  children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h2>
        <ToolbarText {...title} />
      </h2>
      {text && (
        <p>
          <ToolbarText {...text} />
        </p>
      )}
      {children}
    </section>
  );
}

/** Specimens beside each other, as many as fit. */
export function SpecimenGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid} role="list">
      {children}
    </ul>
  );
}

/** Specimens below each other, each with its name. */
export function SpecimenList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.list} role="list">
      {children}
    </ul>
  );
}

/** One entry of a {@link SpecimenList}. */
export function Specimen({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className={styles.name} translate="no">
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
      <div>{children}</div>
    </li>
  );
}

/** Returns a ref callback that calls `show` with the values of custom properties at the element. */
const readTokens =
  (names: readonly string[], show: (values: readonly string[]) => void) => (element: Element | null) => {
    if (!element) return;
    const style = getComputedStyle(element);
    show(names.map((name) => style.getPropertyValue(`--${name}`).trim()));
  };

/** The value of a custom property in this page. */
export function TokenValue({ name }: { name: string }) {
  const [value, setValue] = useState('');
  return (
    <span
      ref={readTokens([name], ([now = '']) => {
        setValue(now);
      })}
    >
      {value}
    </span>
  );
}

/** A color swatch with name and value. */
export function Swatch({ token, ink }: { token: string; /** Token of the words on it. */ ink: string }) {
  return (
    <li
      className={styles.swatch}
      style={{ background: `var(--${token})`, color: `var(--${ink})` }}
      translate="no"
    >
      <strong>{token}</strong>
      <TokenValue name={token} />
    </li>
  );
}

/** The contrast of a pairing, computed from the tokens of this page. */
function Contrast({ color, ground, least }: ColorPairing) {
  const [ratio, setRatio] = useState<number>();
  return (
    <span
      data-contrast
      ref={readTokens([color, ground], ([a = '', b = '']) => {
        setRatio(calculateContrast(a, b));
      })}
    >
      {ratio?.toFixed(2)} : 1{' '}
      <ToolbarText en={`(at least ${least})`} da={`(mindst ${String(least).replace('.', ',')})`} />
    </span>
  );
}

/** Text in one color on a background, with the contrast ratio. */
export function ColorPairingSwatch(pairing: ColorPairing) {
  const { color, ground } = pairing;
  return (
    <li className={styles.swatch} style={{ background: `var(--${ground})`, color: `var(--${color})` }}>
      <strong translate="no">
        {color} / {ground}
      </strong>
      <Contrast {...pairing} />
    </li>
  );
}

/** Two colors whose contrast is too low for text, shown beside text in ink. */
export function UnreadablePairingChip(pairing: ColorPairing) {
  const { color, ground } = pairing;
  return (
    <Specimen name={`${color} / ${ground}`} note={<Contrast {...pairing} />}>
      <div
        aria-hidden="true"
        className={styles.chip}
        style={{
          background: `linear-gradient(135deg, var(--${color}) 50%, var(--${ground}) 50%)`,
          borderColor: 'var(--color-hairline)',
        }}
      />
    </Specimen>
  );
}

/** A length of the tokens in px in this viewport, which it follows. */
export function TokenPixelSize({ size }: { size: string }) {
  const [pixels, setPixels] = useState<number>();
  return (
    <>
      <span
        aria-hidden="true"
        style={{ position: 'fixed', insetInlineStart: 0, visibility: 'hidden', inlineSize: `var(--${size})` }}
        ref={(element) => {
          if (!element) return;
          const observer = new ResizeObserver(([entry]) => {
            if (entry) setPixels(entry.contentRect.width);
          });
          observer.observe(element);
          return () => {
            observer.disconnect();
          };
        }}
      />
      {pixels === undefined ? '' : `${Math.round(pixels * 10) / 10} px`}
    </>
  );
}
