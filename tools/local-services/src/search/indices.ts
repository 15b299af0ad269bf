import type { SearchRecord } from './attributes.ts';
import { createEngine, type Engine } from './engine.ts';
import { SearchError } from './errors.ts';
import type { Rule } from './rules.ts';
import { parseSettings, type IndexSettings } from './settings.ts';
import { synonymsOf, type SynonymGroup } from './synonyms.ts';

/** What an index holds, without the searching. */
export interface IndexContents {
  readonly records: ReadonlyMap<string, SearchRecord>;
  /** As given; defaults are filled in for searching only. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: ReadonlyMap<string, SynonymGroup>;
  readonly rules: ReadonlyMap<string, Rule>;
}

/** One index as a list of indices shows it. */
export interface IndexSummary {
  readonly name: string;
  readonly entries: number;
  /** The index whose records it shares. */
  readonly primary?: string;
  readonly replicas?: readonly string[];
}

/** A change of one index; `undefined` is an index that is not there. */
export interface IndexChange {
  readonly name: string;
  readonly after: IndexContents | undefined;
  readonly before: IndexContents | undefined;
}

/** Writes changes down: all of them or, when it throws, none. */
export type KeepIndices = (changes: readonly IndexChange[]) => void;

const nothing: IndexContents = {
  records: new Map(),
  settings: {},
  synonyms: new Map(),
  rules: new Map(),
};

/**
 * The indices of the service. A replica has settings of its own and the records of its primary. Every change is one new
 * {@link IndexContents}, so a search under way never sees half of it.
 */
export class Indices {
  readonly #contents: Map<string, IndexContents>;
  readonly #engines = new Map<string, Engine>();
  readonly #keep: KeepIndices;

  /**
   * @param kept the indices to begin with
   * @param keep told before each change; when it throws, nothing is changed
   */
  constructor(kept: ReadonlyMap<string, IndexContents> = new Map(), keep: KeepIndices = () => undefined) {
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
    return shared ? { ...contents, records: shared.records } : contents;
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
      synonyms: synonymsOf(synonyms.values()),
    });
    this.#engines.set(name, engine);
    return engine;
  }

  /** Changes an index, making it first when it does not exist. @throws SearchError 400 for settings that cannot be used */
  change(name: string, change: (contents: IndexContents) => Partial<IndexContents>): void {
    this.#put(this.#changed(name, change));
  }

  /** Changes an index and takes another away, both at once. @throws SearchError as {@link change} */
  changeAndRemove(
    name: string,
    change: (contents: IndexContents) => Partial<IndexContents>,
    removed: string,
  ): void {
    this.#put([
      ...this.#changed(name, change),
      { name: removed, after: undefined, before: this.#contents.get(removed) },
    ]);
  }

  /** Takes an index away; its replicas stay as indices of their own, empty. Taking away what is not there is no error. */
  remove(name: string): void {
    const before = this.#contents.get(name);
    if (before) this.#put([{ name, after: undefined, before }]);
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

  #changed(name: string, change: (contents: IndexContents) => Partial<IndexContents>): IndexChange[] {
    const before = this.#contents.get(name);
    const after = { ...(before ?? nothing), ...change(before ?? nothing) };
    if (after.settings !== before?.settings) parseSettings(after.settings);
    const primary = this.primaryOf(name);
    if (after.records !== (before ?? nothing).records && primary !== undefined) {
      throw new SearchError(403, `Cannot write records to ${name}: it is a replica of ${primary}`);
    }
    // Naming a replica is what makes it.
    const made = replicasOf(after.settings).filter((replica) => !this.#contents.has(replica));
    return [
      { name, after, before },
      ...made.map((replica) => ({ name: replica, after: inherited(after), before: undefined })),
    ];
  }

  #put(changes: readonly IndexChange[]) {
    this.#keep(changes);
    for (const { name, after } of changes) {
      if (after) this.#contents.set(name, after);
      else this.#contents.delete(name);
    }
    // A replica's engine holds the records of its primary, so all of them are made anew, when they are needed.
    this.#engines.clear();
  }
}

/** A replica begins with what its primary has, and shares its records. */
function inherited({ settings, synonyms, rules }: IndexContents): IndexContents {
  const { replicas: _replicas, ...own } = settings;
  return { ...nothing, settings: own, synonyms, rules };
}

/** `virtual(name)` is a replica too; here it sorts like any other. */
export function replicasOf(settings: Readonly<Record<string, unknown>>): string[] {
  const { replicas } = settings;
  if (!Array.isArray(replicas)) return [];
  return replicas
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^virtual\((.*)\)$/, '$1'));
}
