import type { SearchRecord } from './attributes.ts';
import { createEngine, type Engine } from './engine.ts';
import { SearchError } from './errors.ts';
import { parseSettings, type IndexSettings } from './settings.ts';

/** A group of words that mean the same, as the protocol carries it. */
export interface SynonymGroup {
  readonly objectID: string;
  readonly type: string;
  readonly synonyms?: readonly string[] | undefined;
  readonly [key: string]: unknown;
}

/** What an index holds, without the searching. */
export interface IndexContents {
  readonly records: ReadonlyMap<string, SearchRecord>;
  /** As given; defaults are filled in for searching only. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: ReadonlyMap<string, SynonymGroup>;
}

/** One index as a list of indices shows it. */
export interface IndexSummary {
  readonly name: string;
  readonly entries: number;
  /** The index whose records it shares. */
  readonly primary?: string;
  readonly replicas?: readonly string[];
}

/** Writes a change of an index down; `undefined` is an index that is not there. */
export type KeepIndex = (
  name: string,
  after: IndexContents | undefined,
  before: IndexContents | undefined,
) => void;

const nothing: IndexContents = { records: new Map(), settings: {}, synonyms: new Map() };

/**
 * The indices of the service. A replica has settings of its own and the records of its primary. Every change is one new
 * {@link IndexContents}, so a search under way never sees half of it.
 */
export class Indices {
  readonly #contents: Map<string, IndexContents>;
  readonly #engines = new Map<string, Engine>();
  readonly #keep: KeepIndex;

  /**
   * @param kept the indices to begin with
   * @param keep told before each change of an index; when it throws, nothing is changed
   */
  constructor(kept: ReadonlyMap<string, IndexContents> = new Map(), keep: KeepIndex = () => undefined) {
    this.#contents = new Map(kept);
    this.#keep = keep;
  }

  has(name: string): boolean {
    return this.#contents.has(name);
  }

  /** @throws SearchError 404 when there is no such index */
  contents(name: string): IndexContents {
    const contents = this.#contents.get(name);
    if (!contents) throw new SearchError(404, `Index ${name} does not exist`);
    const primary = this.primaryOf(name);
    const shared = primary === undefined ? undefined : this.#contents.get(primary);
    return shared ? { ...contents, records: shared.records, synonyms: shared.synonyms } : contents;
  }

  /** The settings of an index with every default filled in. @throws SearchError 404 */
  settings(name: string): IndexSettings {
    return parseSettings(this.contents(name).settings);
  }

  /** The index that `name` is a replica of. */
  primaryOf(name: string): string | undefined {
    for (const [primary, { settings }] of this.#contents) {
      if (primary !== name && replicasOf(settings).includes(name)) return primary;
    }
    return undefined;
  }

  /** @throws SearchError 404 */
  engine(name: string): Engine {
    const known = this.#engines.get(name);
    if (known) return known;
    const { records, settings, synonyms } = this.contents(name);
    const engine = createEngine({
      records: records.values(),
      settings: parseSettings(settings),
      synonyms: [...synonyms.values()].flatMap((group) => (group.synonyms ? [group.synonyms] : [])),
    });
    this.#engines.set(name, engine);
    return engine;
  }

  /** Changes an index, making it first when it does not exist. @throws SearchError 400 for settings that cannot be used */
  change(name: string, change: (contents: IndexContents) => Partial<IndexContents>): void {
    const before = this.#contents.get(name) ?? nothing;
    const after = { ...before, ...change(before) };
    if (after.settings !== before.settings) parseSettings(after.settings);
    if (after.records !== before.records && this.primaryOf(name) !== undefined) {
      throw new SearchError(
        403,
        `Cannot write records to ${name}: it is a replica of ${this.primaryOf(name) ?? ''}`,
      );
    }
    this.#put(name, after);
    // Naming a replica is what makes it.
    for (const replica of replicasOf(after.settings)) {
      if (!this.#contents.has(replica)) this.#put(replica, { ...nothing, settings: this.#inherited(after) });
    }
  }

  /** Takes an index away; its replicas stay as indices of their own, empty. Taking away what is not there is no error. */
  remove(name: string): void {
    const before = this.#contents.get(name);
    if (!before) return;
    this.#keep(name, undefined, before);
    this.#contents.delete(name);
    this.#engines.clear();
  }

  list(): IndexSummary[] {
    return [...this.#contents.keys()].sort().map((name) => {
      const { records, settings } = this.contents(name);
      const primary = this.primaryOf(name);
      const replicas = replicasOf(settings);
      return {
        name,
        entries: records.size,
        ...(primary !== undefined && { primary }),
        ...(replicas.length > 0 && { replicas }),
      };
    });
  }

  #put(name: string, contents: IndexContents) {
    this.#keep(name, contents, this.#contents.get(name));
    this.#contents.set(name, contents);
    // A replica's engine holds the records of its primary, so all of them are made anew, when they are needed.
    this.#engines.clear();
  }

  /** A replica begins with its primary's settings. */
  #inherited({ settings }: IndexContents): Record<string, unknown> {
    return Object.fromEntries(Object.entries(settings).filter(([setting]) => setting !== 'replicas'));
  }
}

/** `virtual(name)` is a replica too; here it sorts like any other. */
export function replicasOf(settings: Readonly<Record<string, unknown>>): string[] {
  const { replicas } = settings;
  if (!Array.isArray(replicas)) return [];
  return replicas
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^virtual\((.*)\)$/, '$1'));
}
