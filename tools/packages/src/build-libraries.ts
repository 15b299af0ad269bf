import { runTool } from '@marehalm/workspace';
import type { PublishedLibrary } from './published-libraries.ts';

/**
 * Builds `libraries`, and `shop`, which is not published.
 * @throws CommandFailedError when one cannot be built.
 */
export function buildLibraries(libraries: readonly PublishedLibrary[]): Promise<void> {
  // Names of projects: Nx ignores others, such as those of packages, and builds nothing. The tests of `shop` run
  // against its build as well.
  const names = [...libraries.map(({ folder }) => folder), 'shop'].join(',');
  return runTool('nx', ['run-many', '-t', 'build', `--projects=${names}`, '--outputStyle=static'], {
    output: 'whenFailed',
  });
}
