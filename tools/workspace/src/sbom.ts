import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runForOutput } from './processes.ts';
import type { LockedPackages } from './licences.ts';
import { npmCommand, root } from './workspace.ts';

/** The part of a CycloneDX document that is looked at. */
export interface BillOfMaterials {
  readonly bomFormat?: string;
  readonly components?: readonly {
    readonly 'bom-ref'?: string;
    readonly name?: string;
    readonly version?: string;
    readonly purl?: string;
  }[];
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/** The part of a lockfile that says what is released. */
export interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      LockedPackages['packages'][string] & {
        readonly name?: string;
        readonly version?: string;
        readonly optional?: boolean;
        readonly peer?: boolean;
      }
    >
  >;
}

/**
 * Addresses (purl) of what is released: the shop, the published libraries, and the packages of the lockfile that they consist of. What
 * only builds, tests or serves a developer is not.
 */
export function releasedIn({ packages }: Lockfile): ReadonlySet<string> {
  return new Set(
    Object.entries(packages).flatMap(
      ([path, { name: ownName, version = '', dev, devOptional, link, optional, peer }]) => {
        const isOwn = path === 'apps/storefront' || /^libs\/[^/]+$/.test(path);
        const isOthers =
          path.includes('node_modules/') && !dev && !devOptional && !link && !optional && !peer;
        if (!isOwn && !isOthers) return [];
        const name = ownName ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
        return [`pkg:npm/${name}@${version}`];
      },
    ),
  );
}

/**
 * `bill` with what is released alone. npm's own `--omit=dev` leaves out whatever a single workspace has as a `devDependency`, React for
 * instance, though the shop consists of it.
 * @throws Error when it says nothing of something that is released.
 */
export function billOfRelease<Bill extends BillOfMaterials>(bill: Bill, lockfile: Lockfile): Bill {
  const released = releasedIn(lockfile);
  const addressOf = (purl = '') => decodeURIComponent(purl).replace(/[?#].*/s, '');
  const components = (bill.components ?? []).filter(({ purl }) => released.has(addressOf(purl)));
  const listed = new Set(components.map(({ purl }) => addressOf(purl)));
  const missing = [...released].filter((address) => !listed.has(address));
  if (missing.length > 0)
    throw new Error(`Cannot write the bill of materials: it says nothing of ${missing.join(', ')}`);
  const refs = new Set(components.map((component) => component['bom-ref']));
  return {
    ...bill,
    components,
    dependencies: (bill.dependencies ?? [])
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

/**
 * `npm run sbom`: the bill of materials of a release in CycloneDX, from the lockfile and without the packages that only build and test, as
 * `dist/sbom/marehalm.cdx.json`.
 * @throws Error when it does not name a package that the lockfile has.
 */
export async function writeSbom(): Promise<void> {
  const libraries = await readdir(join(root, 'libs'));
  const released = ['apps/storefront', ...libraries.map((name) => `libs/${name}`)];
  const { status, output } = await runForOutput(
    ...npmCommand([
      'sbom',
      '--sbom-format=cyclonedx',
      '--package-lock-only',
      '--silent',
      ...released.map((folder) => `--workspace=${folder}`),
    ]),
    { directory: root, name: 'npm sbom' },
  );
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  if (status !== 0 || text === '') throw new Error(`Cannot write the bill of materials: ${output}`);
  const lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const bill = billOfRelease(JSON.parse(text) as BillOfMaterials, lockfile);
  if (bill.bomFormat !== 'CycloneDX')
    throw new Error('Cannot write the bill of materials: it is no CycloneDX');
  const directory = join(root, 'dist/sbom');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'marehalm.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
  console.log(`${bill.components?.length ?? 0} packages in dist/sbom/marehalm.cdx.json`);
}
