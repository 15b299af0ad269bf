import type { SearchRecord } from './attributes.ts';
import { Corpus } from './corpus.ts';
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

/** An index without anything. */
export const emptyContents: IndexContents = {
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
  /** By the index that the records are written to, then by how their text is read: replicas mostly read it alike. */
  readonly #corpora = new Map<string, Map<string, Corpus>>();
  readonly #parsed = new WeakMap<object, IndexSettings>();
  readonly #views = new Map<string, VirtualSettings>();
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
    if (!shared) return contents;
    const settings = this.isVirtual(name)
      ? this.#viewed(name, shared.settings, contents.settings)
      : contents.settings;
    return { ...contents, settings, records: shared.records };
  }

  /** The settings of an index with every default filled in. @throws SearchError 404 */
  settings(name: string): IndexSettings {
    const { settings } = this.contents(name);
    const parsed = this.#parsed.get(settings) ?? parseSettings(settings);
    this.#parsed.set(settings, parsed);
    return parsed;
  }

  /** The index that `name` is a replica of. */
  primaryOf(name: string): string | undefined {
    for (const [primary, { settings }] of this.#contents) {
      if (primary !== name && replicasOf(settings).includes(name)) return primary;
    }
    return undefined;
  }

  /** Whether `name` is a view of its primary, which has its settings but for the order. */
  isVirtual(name: string): boolean {
    const primary = this.primaryOf(name);
    return primary !== undefined && isVirtualIn(this.#contents.get(primary)?.settings ?? {}, name);
  }

  /** @throws SearchError 404 */
  engine(name: string): Engine {
    const known = this.#engines.get(name);
    if (known) return known;
    const { records, synonyms } = this.contents(name);
    const settings = this.settings(name);
    const engine = createEngine({
      records: this.#corpusOf(this.primaryOf(name) ?? name, records, settings),
      settings,
      synonyms: synonymsOf(synonyms.values()),
      isRelevantSort: this.isVirtual(name),
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
    const after = { ...(before ?? emptyContents), ...change(before ?? emptyContents) };
    if (after.settings !== before?.settings) parseSettings(after.settings);
    const isView = this.isVirtual(name);
    const unsupported = Object.keys(after.settings).find((setting) => isView && primarySettings.has(setting));
    if (unsupported !== undefined) {
      throw new SearchError(
        400,
        `Cannot change "${unsupported}" of ${name}: virtual replicas have their primary's`,
      );
    }
    const primary = this.primaryOf(name);
    if (after.records !== (before ?? emptyContents).records && primary !== undefined) {
      throw new SearchError(403, `Cannot write records to ${name}: it is a replica of ${primary}`);
    }
    // Naming a replica is what makes it.
    const made = replicasOf(after.settings).filter((replica) => !this.#contents.has(replica));
    return [
      { name, after, before },
      ...made.map((replica) => ({
        name: replica,
        after: isVirtualIn(after.settings, replica)
          ? { ...inherited(after), settings: {} }
          : inherited(after),
        before: undefined,
      })),
    ];
  }

  #put(changes: readonly IndexChange[]) {
    this.#keep(changes);
    for (const { name, after } of changes) {
      if (after) this.#contents.set(name, after);
      else this.#contents.delete(name);
    }
    for (const change of changes) this.#refresh(change);
  }

  /** Keeps what is still right of what is searched, and lets go of the rest, which is made anew when it is needed. */
  #refresh({ name, before, after }: IndexChange) {
    const replicas = new Set([...replicasOf(before?.settings ?? {}), ...replicasOf(after?.settings ?? {})]);
    const dependents = [name, ...replicas];
    const isSameFamily = before?.settings['replicas'] === after?.settings['replicas'];
    if (!before || !after || !isSameFamily) {
      for (const one of dependents) this.#forget(one);
      return;
    }
    if (after.settings !== before.settings) {
      for (const one of dependents) this.#engines.delete(one);
    } else if (after.synonyms !== before.synonyms) this.#engines.delete(name);
    if (after.records === before.records) return;
    const changed = changedRecords(before.records, after.records);
    for (const [text, corpus] of this.#corpora.get(name) ?? []) {
      const isSmall = changed.added.length + changed.removed.length <= FEW + after.records.size / 4;
      if (isSmall && corpus.change(changed.removed, changed.added)) continue;
      this.#corpora.get(name)?.delete(text);
      for (const one of dependents) this.#engines.delete(one);
    }
  }

  #forget(name: string) {
    this.#engines.delete(name);
    this.#corpora.delete(name);
  }

  #corpusOf(primary: string, records: IndexContents['records'], settings: IndexSettings): Corpus {
    const corpora = this.#corpora.get(primary) ?? new Map<string, Corpus>();
    this.#corpora.set(primary, corpora);
    const text = JSON.stringify([settings.searchableAttributes, settings.decompoundedAttributes]);
    const corpus = corpora.get(text) ?? new Corpus([...records.values()], settings);
    corpora.set(text, corpus);
    return corpus;
  }

  /** What a virtual replica is searched with: the same object as long as neither part changes. */
  #viewed(name: string, primary: Settings, own: Settings): Settings {
    const known = this.#views.get(name);
    if (known?.primary === primary && known.own === own) return known.settings;
    const { replicas: _replicas, ...inheritedSettings } = primary;
    const view = { primary, own, settings: { ...inheritedSettings, ...own } };
    this.#views.set(name, view);
    return view.settings;
  }
}

type Settings = IndexContents['settings'];

interface VirtualSettings {
  readonly primary: Settings;
  readonly own: Settings;
  readonly settings: Settings;
}

/** Changed records at once that are taken into what is searched, at least. */
const FEW = 20;

/** Settings that a virtual replica has from its primary: they shape the records, which are the same ones. */
export const primarySettings: ReadonlySet<string> = new Set([
  'attributeForDistinct',
  'attributesForFaceting',
  'decompoundedAttributes',
  'indexLanguages',
  'numericAttributesForFiltering',
  'ranking',
  'replicas',
  'searchableAttributes',
  'unretrievableAttributes',
]);

function changedRecords(before: IndexContents['records'], after: IndexContents['records']) {
  const removed = [...before.values()].filter((record) => after.get(record.objectID) !== record);
  const added = [...after.values()].filter((record) => before.get(record.objectID) !== record);
  return { removed, added };
}

function isVirtualIn({ replicas }: Settings, name: string): boolean {
  return Array.isArray(replicas) && replicas.includes(`virtual(${name})`);
}

/** A replica begins with what its primary has, and shares its records. */
function inherited({ settings, synonyms, rules }: IndexContents): IndexContents {
  const { replicas: _replicas, ...own } = settings;
  return { ...emptyContents, settings: own, synonyms, rules };
}

/** The names of replicas, virtual ones among them. */
export function replicasOf(settings: Readonly<Record<string, unknown>>): string[] {
  const { replicas } = settings;
  if (!Array.isArray(replicas)) return [];
  return replicas
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^virtual\((.*)\)$/, '$1'));
}
