import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runForOutput } from './processes.ts';
import type { LockedPackages } from './licences.ts';
import { npmCommand, root } from './workspace.ts';

/** The part of a CycloneDX document that is looked at. */
export interface BillOfMaterials {
  readonly bomFormat?: string;
  readonly components?: readonly {
    readonly name?: string;
    readonly version?: string;
    readonly purl?: string;
  }[];
}

/** Packages of the lockfile that are part of what is released, and that a bill of materials says nothing of. */
export function missingFrom(
  bill: BillOfMaterials,
  {
    packages,
  }: LockedPackages & { readonly packages: Readonly<Record<string, { readonly version?: string }>> },
): readonly string[] {
  const listed = new Set(bill.components?.map(({ purl = '' }) => decodeURIComponent(purl)));
  return Object.entries(packages).flatMap(([path, { version, dev, devOptional, link, ...rest }]) => {
    const isReleased =
      path.includes('node_modules/') &&
      !dev &&
      !devOptional &&
      !link &&
      !('optional' in rest) &&
      !('peer' in rest);
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return isReleased && !listed.has(`pkg:npm/${name}@${version}`) ? [`${name}@${version}`] : [];
  });
}

/**
 * `npm run sbom`: the bill of materials of a release in CycloneDX, from the lockfile and without the packages that only build and test, as
 * `dist/sbom/marehalm.cdx.json`.
 * @throws Error when it does not name a package that the lockfile has.
 */
export async function writeSbom(): Promise<void> {
  const { status, output } = await runForOutput(
    ...npmCommand(['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', '--silent']),
    { directory: root, name: 'npm sbom' },
  );
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  if (status !== 0 || text === '') throw new Error(`Cannot write the bill of materials: ${output}`);
  const bill = JSON.parse(text) as BillOfMaterials;
  const missing = missingFrom(bill, JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  if (bill.bomFormat !== 'CycloneDX' || missing.length > 0)
    throw new Error(`Cannot write the bill of materials: it says nothing of ${missing.join(', ')}`);
  const directory = join(root, 'dist/sbom');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'marehalm.cdx.json'), text);
  console.log(`${bill.components?.length ?? 0} packages in dist/sbom/marehalm.cdx.json`);
}
