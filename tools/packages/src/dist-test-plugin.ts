import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** A file in the sources of a library. */
interface SourceFile {
  readonly library: string;
  /** Path in `src` without extension: `internal/segments`. */
  readonly name: string;
  /** Whether it is a test or a test helper, which are not published. */
  readonly isForTests: boolean;
}

/**
 * Makes tests in the folder `libs` import built files instead of their sources. Loading a source throws, because the test would
 * prove nothing about the package.
 */
export function createDistTestPlugin(libs: string): Plugin {
  return {
    name: 'marehalm:tests-of-dist',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !source.startsWith('.')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const built = resolved === null ? undefined : findBuiltFile(libs, resolved.id);
      if (built === undefined) return resolved;
      if (!existsSync(built))
        throw new Error(`Cannot test ${built}: it is not there. Build the libraries first`);
      return built;
    },
    load(id) {
      if (findBuiltFile(libs, id) === undefined) return null;
      throw new Error(`Cannot test dist: ${id} is a source`);
    },
  };
}

/** Returns the file in `dist` that was built from the source `id`; `undefined` if it is no published source of a library. */
export function findBuiltFile(libs: string, id: string): string | undefined {
  const file = parseSourcePath(libs, id);
  if (file === undefined || file.isForTests) return undefined;
  return [libs, file.library, 'dist', `${file.name}.js`].join(sep);
}

function parseSourcePath(libs: string, id: string): SourceFile | undefined {
  const [path = ''] = id.split('?');
  const [library, folder, ...rest] = relative(libs, path).split(sep).join('/').split('/');
  const name = rest.join('/');
  if (library === undefined || library === '..' || folder !== 'src' || !/\.tsx?$/.test(name))
    return undefined;
  return {
    library,
    name: name.replace(/\.tsx?$/, ''),
    isForTests: /\.test\.tsx?$/.test(name) || /(?:^|\/)testing\//.test(name),
  };
}
