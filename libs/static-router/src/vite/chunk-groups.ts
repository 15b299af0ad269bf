import type { Rolldown } from 'vite';

/** Modules that become one chunk, which compresses better than many and costs one request. */
export interface ChunkGroup {
  readonly name: string;
  /** Regular expressions for module paths with `/`. Each matches from the start of a folder or file name. */
  readonly modules: readonly string[];
  /** The group with the highest priority gets a module that several groups match. 0 by default. */
  readonly priority?: number;
  /** Whether every page loads the chunk: it is compiled eagerly, and lazy parts do not preload it again. */
  readonly isOnEveryPage?: boolean;
}

const moduleTest = (places: readonly string[]) =>
  new RegExp(places.map((place) => `(?:^|[\\\\/\\0])${place.replaceAll('/', String.raw`[\\/]`)}`).join('|'));

/** Converts groups to Rolldown's code splitting options. Modules without a group are split by the defaults. */
export const toCodeSplittingOptions = (groups: readonly ChunkGroup[]): Rolldown.CodeSplittingOptions => ({
  groups: groups.map(({ name, modules, priority = 0 }) => ({ name, test: moduleTest(modules), priority })),
});

/**
 * Returns which files of a dynamic import to preload: all but those that every page has loaded; none when only the imported file is left.
 *
 * @param loaded Names of the chunks that every page has loaded.
 */
export function selectPreloads(files: readonly string[], loaded: readonly string[]): string[] {
  const isLoaded = new RegExp(
    String.raw`^assets/(?:${[...loaded, 'rolldown-runtime'].join('|')})-[\w-]{7}\.js$`,
  );
  const missing = files.filter((file) => !isLoaded.test(file));
  // The import itself requests a single file.
  return missing.length > 1 ? missing : [];
}
