import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The static Storybook; `MAREHALM_STORYBOOK` names another folder. */
export const storybookFolder =
  process.env['MAREHALM_STORYBOOK'] || join(import.meta.dirname, '../../../dist/storybook');

/** The pictures that stories are compared with. */
export const baselinesFolder = join(import.meta.dirname, 'baselines');

/** A story as `index.json` of a static Storybook lists it. */
export interface Story {
  /** `actions-button--all-variants` */
  readonly id: string;
  /** `Actions/Button` */
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/**
 * Every story of the static Storybook.
 * @throws Error when it has not been built.
 */
export function loadStories(): readonly Story[] {
  const index = join(storybookFolder, 'index.json');
  if (!existsSync(index))
    throw new Error('There is no Storybook in dist: run "npm run build:storybook" first');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The story of each component that shows all its variants. */
export const findVariantStories = (): readonly Story[] =>
  loadStories().filter(({ id }) => id.endsWith('--all-variants'));

/** The whole pages, once each: widths are the tests'. */
export const findPageStories = (): readonly Story[] =>
  loadStories().filter(({ title, id }) => title.startsWith('Pages/') && id.endsWith('-desk'));

/**
 * Widths in px at which a story is compared. What exists on phones only carries the tag `phone-only`, what exists on desks only
 * `desk-only`.
 */
export function getWidths({ tags }: Story): readonly number[] {
  if (tags.includes('phone-only')) return [390];
  if (tags.includes('desk-only')) return [1440];
  return [1440, 390];
}

/** File of a story's baseline in {@link baselinesFolder}: `actions-button-390.png`. */
export const getBaselineName = ({ id }: Story, width: number): string =>
  `${id.replace('--all-variants', '')}-${width}.png`;
