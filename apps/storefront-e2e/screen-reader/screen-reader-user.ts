import { execFileSync } from 'node:child_process';
import { normalizeSpaces } from '../src/normalize-spaces.ts';
import { waitFor } from './wait-for.ts';
import type { Desktop } from './desktop.ts';
import type { Utterance } from './speech-server.ts';

/** Milliseconds without speech after which a screen reader has said what it has to say about a key. */
const SILENCE_MS = 500;

/** Milliseconds for a screen reader to begin. */
const REACTION_TIME_MS = 3000;

/** A heading of the transcript, or pressed keys, with the index of the first utterance that followed. */
export interface TranscriptMark {
  /** A heading of the transcript, or the keys as a shopper would name them. */
  readonly what: 'step' | 'keys';
  readonly title: string;
  /** Index of the first utterance after the mark. */
  readonly start: number;
}

/** A simulated shopper who presses keys and records what the screen reader says. */
export interface ScreenReaderUser {
  /** Opens the browser with an address. */
  open(address: string): Promise<void>;
  /** Begins a step of the transcript. */
  step(title: string): void;
  /** Presses a key, by its X11 name, and listens until the screen reader is silent. */
  press(key: string): Promise<void>;
  /** Types into the field with the focus. */
  type(text: string): Promise<void>;
  /**
   * Presses a key until what it leads to contains `words`.
   * @throws Error after `limit` presses.
   */
  pressUntil(key: string, words: string, limit?: number): Promise<void>;
  /**
   * Waits until all `words` have been spoken in this order since the last key, and silence follows.
   * @throws Error that names the first that is missing.
   */
  hear(...words: readonly string[]): Promise<void>;
  /**
   * Reads line by line until `words` have been spoken in this order.
   * @throws Error that names the first that is missing after {@link MAX_LINES}.
   */
  readUntil(...words: readonly string[]): Promise<void>;
  readonly marks: readonly TranscriptMark[];
  readonly utterances: readonly Utterance[];
}

/** More than the lines between any two places that a visit reads. */
const MAX_LINES = 80;

/** Names of keys as in the transcript. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  Return: 'Enter',
  space: 'Space',
  Down: 'Arrow down',
  Up: 'Arrow up',
  'ctrl+a': 'Ctrl + A',
  'ctrl+Home': 'Ctrl + Home',
};

/** Creates a shopper on `desktop`, whose browser window has the focus. */
export function createScreenReaderUser({ environment, speech, open }: Desktop): ScreenReaderUser {
  const marks: TranscriptMark[] = [];
  const { utterances } = speech;
  const add = (what: TranscriptMark['what'], title: string) =>
    marks.push({ what, title, start: utterances.length });
  const getSpoken = () => utterances.slice(marks.at(-1)?.start ?? 0).map(({ text }) => text);
  const xdotool = (...parameters: readonly string[]) =>
    execFileSync('xdotool', parameters, { env: environment });

  const listen = async (start = marks.at(-1)?.start ?? 0) => {
    const end = performance.now() + REACTION_TIME_MS;
    await waitFor(
      () => speech.getSilence() > SILENCE_MS && (utterances.length > start || performance.now() > end),
      'The screen reader does not stop speaking',
    );
  };
  const press = async (key: string) => {
    add('keys', KEY_NAMES[key] ?? key);
    xdotool('key', key);
    await listen();
  };
  const describeMissing = (words: readonly string[]) =>
    `Cannot hear "${findFirstMissingPhrase(getSpoken(), words)}" after "${marks.at(-1)?.title}", but: ${getSpoken().join(' | ')}`;
  const waitForWords = (words: readonly string[]) =>
    waitFor(
      () => findFirstMissingPhrase(getSpoken(), words) === undefined,
      () => describeMissing(words),
    );

  return {
    marks,
    utterances,
    step: (title) => add('step', title),
    press,
    async open(address) {
      add('keys', `opens ${new URL(address).pathname}`);
      open(address);
      await listen();
    },
    async type(text) {
      add('keys', `types “${text}”`);
      xdotool('type', '--delay', '20', text);
      await listen();
    },
    async pressUntil(key, words, limit = 80) {
      for (let presses = 0; presses < limit; presses += 1) {
        await press(key);
        if (findFirstMissingPhrase(getSpoken(), [words]) === undefined) return;
      }
      throw new Error(`Cannot hear "${words}" within ${limit} presses of ${key}`);
    },
    async hear(...words) {
      await waitForWords(words);
      await listen();
    },
    async readUntil(...words) {
      add('keys', 'Arrow down, again and again');
      for (let line = 0; findFirstMissingPhrase(getSpoken(), words) !== undefined; line += 1) {
        if (line === MAX_LINES) throw new Error(describeMissing(words));
        const start = utterances.length;
        xdotool('key', 'Down');
        await listen(start);
      }
    },
  };
}

/** Returns the first of `words` that does not occur in `spoken` after the words before it; undefined if all occur in order. */
export function findFirstMissingPhrase(
  spoken: readonly string[],
  words: readonly string[],
): string | undefined {
  const text = normalizeSpaces(spoken.join(' '));
  let from = 0;
  return words.find((each) => {
    const place = text.indexOf(normalizeSpaces(each), from);
    from = place + each.length;
    return place === -1;
  });
}
