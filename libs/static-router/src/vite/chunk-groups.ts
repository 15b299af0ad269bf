import type { Rolldown } from 'vite';

/** Modules that become one chunk: together they compress better than one by one, and cost one request. */
export interface ChunkGroup {
  readonly name: string;
  /** Regular expressions for paths of modules, each from the beginning of a folder's or file's name, with `/`. */
  readonly modules: readonly string[];
  /** The group with the highest takes a module that several name. 0 when absent. */
  readonly priority?: number;
  /** Whether every page loads it: it is compiled early, and lazy parts do not preload it again. */
  readonly isOnEveryPage?: boolean;
}

const moduleTest = (places: readonly string[]) =>
  new RegExp(places.map((place) => `(?:^|[\\\\/\\0])${place.replaceAll('/', String.raw`[\\/]`)}`).join('|'));

/** Returns how the bundler splits code; what no group names gets a chunk of its own as ever. */
export const codeSplitting = (groups: readonly ChunkGroup[]): Rolldown.CodeSplittingOptions => ({
  groups: groups.map(({ name, modules, priority = 0 }) => ({ name, test: moduleTest(modules), priority })),
});

/**
 * Returns, of the files that a lazy part needs, those that are to be preloaded with it: a page that asks for a part has the others.
 *
 * @param loaded Names of the chunks that it has.
 */
export function preloadsOf(files: readonly string[], loaded: readonly string[]): string[] {
  const isLoaded = new RegExp(
    String.raw`^assets/(?:${[...loaded, 'rolldown-runtime'].join('|')})-[\w-]{7}\.js$`,
  );
  const missing = files.filter((file) => !isLoaded.test(file));
  // A single file is requested by the import itself.
  return missing.length > 1 ? missing : [];
}
