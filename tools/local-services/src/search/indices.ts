import type { SearchRecord } from './record-attributes.ts';
import { BackgroundQueue, type BackgroundTask } from './background-queue.ts';
import { RecordCorpus } from './record-corpus.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';
import { SearchError } from './search-error.ts';
import type { Rule } from './rules.ts';
import { parseSettings, type IndexSettings } from './index-settings.ts';
import { toSynonyms, type SynonymGroup, type Synonyms } from './synonyms.ts';

/** The contents of an index, without the data structures for searching. */
export interface IndexContents {
  readonly records: ReadonlyMap<string, SearchRecord>;
  /** As the client wrote them. Defaults are added only for searching. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: ReadonlyMap<string, SynonymGroup>;
  readonly rules: ReadonlyMap<string, Rule>;
}

/** One entry in the list of indices. */
export interface IndexSummary {
  readonly name: string;
  readonly entries: number;
  /** The index whose records a replica shares. */
  readonly primary?: string;
  readonly replicas?: readonly string[];
}

/** A change of one index. `undefined` stands for an index that does not exist. */
export interface IndexChange {
  readonly name: string;
  readonly after: IndexContents | undefined;
  readonly before: IndexContents | undefined;
}

/** Stores changes: all of them or, if it throws, none. */
export type SaveIndexChanges = (changes: readonly IndexChange[]) => void;

/** An empty index. */
export const emptyIndexContents: IndexContents = {
  records: new Map(),
  settings: {},
  synonyms: new Map(),
  rules: new Map(),
};

/**
 * Manages the indices. A replica has its own settings and the records of its primary. Each change creates a new {@link
 * IndexContents}, so that a running search never sees half of it.
 */
export class Indices {
  readonly #contents: Map<string, IndexContents>;
  readonly #engines = new Map<string, SearchEngine>();
  /** Corpora by primary index, then by the settings that determine how text is indexed. Most replicas share them. */
  readonly #corpora = new Map<string, Map<string, SearchedRecords>>();
  readonly #work = new BackgroundQueue();
  readonly #parsed = new WeakMap<object, IndexSettings>();
  readonly #synonyms = new WeakMap<object, readonly Synonyms[]>();
  readonly #views = new Map<string, VirtualSettings>();
  readonly #keep: SaveIndexChanges;

  /**
   * @param kept The initial indices.
   * @param keep Called before each change. If it throws, nothing is changed.
   */
  constructor(
    kept: ReadonlyMap<string, IndexContents> = new Map(),
    keep: SaveIndexChanges = () => undefined,
  ) {
    this.#contents = new Map(kept);
    this.#keep = keep;
    for (const name of kept.keys()) this.#buildAhead(name);
  }

  has(name: string): boolean {
    return this.#contents.has(name);
  }

  /** @throws SearchError 404 when the index does not exist. */
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

  /** Returns the settings of an index with all defaults. @throws SearchError 404 when the index does not exist. */
  settings(name: string): IndexSettings {
    const { settings } = this.contents(name);
    const parsed = this.#parsed.get(settings) ?? parseSettings(settings);
    this.#parsed.set(settings, parsed);
    return parsed;
  }

  /** Returns the primary of a replica. */
  primaryOf(name: string): string | undefined {
    for (const [primary, { settings }] of this.#contents) {
      if (primary !== name && getReplicaNames(settings).includes(name)) return primary;
    }
    return undefined;
  }

  /** @throws SearchError 403 for a replica, which has the records of its primary. */
  requirePrimary(name: string): void {
    const primary = this.primaryOf(name);
    if (primary !== undefined)
      throw new SearchError(403, `Cannot write records to ${name}: it is a replica of ${primary}`);
  }

  /** Whether `name` is a virtual replica, which has all settings of its primary except the order. */
  isVirtual(name: string): boolean {
    const primary = this.primaryOf(name);
    return primary !== undefined && isVirtualIn(this.#contents.get(primary)?.settings ?? {}, name);
  }

  /** @throws SearchError 404 */
  engine(name: string): SearchEngine {
    const known = this.#engines.get(name);
    if (known) return known;
    const engine = this.#createEngine(
      name,
      this.#corpusOf(this.primaryOf(name) ?? name, this.settings(name)),
    );
    this.#engines.set(name, engine);
    return engine;
  }

  #createEngine(name: string, corpus: RecordCorpus): SearchEngine {
    return createSearchEngine({
      records: corpus,
      settings: this.settings(name),
      synonyms: this.#synonymsOf(this.contents(name).synonyms),
      isRelevantSort: this.isVirtual(name),
    });
  }

  /** Returns the same list as long as the synonyms do not change. */
  #synonymsOf(kept: IndexContents['synonyms']): readonly Synonyms[] {
    const synonyms = this.#synonyms.get(kept) ?? toSynonyms(kept.values());
    this.#synonyms.set(kept, synonyms);
    return synonyms;
  }

  /** Changes an index, or creates it. @throws SearchError 400 for invalid settings. */
  change(name: string, change: (contents: IndexContents) => Partial<IndexContents>): void {
    this.#put(this.#changed(name, change));
  }

  /** Changes one index and removes another, both at once. @throws SearchError as {@link change}. */
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

  /** Removes an index. Its replicas become empty indices of their own. An unknown index is not an error. */
  remove(name: string): void {
    const before = this.#contents.get(name);
    if (before) this.#put([{ name, after: undefined, before }]);
  }

  /** Whether stored records are not yet searchable. */
  isPending(name: string): boolean {
    const searched = this.#corpora.get(this.primaryOf(name) ?? name)?.values() ?? [];
    return [...searched].some(({ isBuilding }) => isBuilding);
  }

  /** Whether stored records of any index are not yet searchable. */
  isAnyPending(): boolean {
    return [...this.#corpora.keys()].some((name) => this.isPending(name));
  }

  list(): IndexSummary[] {
    return [...this.#contents.keys()].sort().map((name) => {
      const { records, settings } = this.contents(name);
      const primary = this.primaryOf(name);
      const replicas = getReplicaNames(settings);
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
    const after = { ...(before ?? emptyIndexContents), ...change(before ?? emptyIndexContents) };
    if (after.settings !== before?.settings) parseSettings(after.settings);
    const isView = this.isVirtual(name);
    const unsupported = Object.keys(after.settings).find(
      (setting) => isView && inheritedSettingNames.has(setting),
    );
    if (unsupported !== undefined) {
      throw new SearchError(
        400,
        `Cannot change "${unsupported}" of ${name}: virtual replicas have their primary's`,
      );
    }
    if (after.records !== (before ?? emptyIndexContents).records) this.requirePrimary(name);
    // Listing a replica in the settings creates it.
    const made = getReplicaNames(after.settings).filter((replica) => !this.#contents.has(replica));
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
    for (const { name } of changes) this.#buildAhead(name);
  }

  /** Drops the search data that a change has made obsolete. It is rebuilt when it is needed. */
  #refresh({ name, before, after }: IndexChange) {
    const replicas = new Set([
      ...getReplicaNames(before?.settings ?? {}),
      ...getReplicaNames(after?.settings ?? {}),
    ]);
    const dependents = [name, ...replicas];
    if (!before || !after) {
      for (const one of dependents) this.#forget(one);
      return;
    }
    const isSameFamily =
      JSON.stringify(before.settings['replicas']) === JSON.stringify(after.settings['replicas']);
    // An index that becomes a replica, or stops being one, changes whose records it searches.
    if (!isSameFamily) for (const replica of replicas) this.#forget(replica);
    if (after.settings !== before.settings) {
      for (const one of dependents) this.#engines.delete(one);
      this.#forgetUnread(name);
    } else if (after.synonyms !== before.synonyms) this.#engines.delete(name);
    if (after.records === before.records) return;
    for (const searched of this.#corpora.get(name)?.values() ?? []) this.#catchUp(name, searched);
  }

  /**
   * Updates the search data after a write: a few records at once, many in the background, in a new corpus that replaces the old one
   * when it is complete. A search therefore sees an index either before or after the write.
   */
  #catchUp(name: string, searched: SearchedRecords): void {
    if (searched.isBuilding) return;
    const target = this.#contents.get(name)?.records ?? new Map<string, SearchRecord>();
    if (searched.records === target) return;
    const { removed, added } = changedRecords(searched.records, target);
    if (isLittle([...removed, ...added]) && searched.corpus.change(removed, added)) {
      searched.records = target;
      return;
    }
    const records = [...target.values()];
    if (isLittle(records)) {
      searched.corpus = new RecordCorpus(records, searched.settings);
      searched.records = target;
      this.#forgetEngines(name);
      return;
    }
    const [corpus, work] = RecordCorpus.fill(records, searched.settings);
    // Where there was nothing before, an incomplete corpus is better than none.
    if (searched.corpus.count === 0) {
      searched.corpus = corpus;
      this.#forgetEngines(name);
    }
    searched.isBuilding = true;
    this.#work.add(this.#build(name, searched, corpus, target, work));
  }

  *#build(
    name: string,
    searched: SearchedRecords,
    corpus: RecordCorpus,
    target: IndexContents['records'],
    work: BackgroundTask,
  ): BackgroundTask {
    const isWanted = () => [...(this.#corpora.get(name)?.values() ?? [])].includes(searched);
    for (let steps = 0; isWanted() && work.next().done !== true; steps++) {
      // Sorting along the way saves searches during the build from sorting everything.
      if (searched.corpus === corpus && steps % RECORDS_BETWEEN_SORTS === 0) {
        for (const one of this.#searchersOf(name, searched)) yield* this.engine(one).prepare();
      }
      yield;
    }
    const prepared = new Map<string, SearchEngine>();
    for (const one of isWanted() ? this.#searchersOf(name, searched) : []) {
      const engine = searched.corpus === corpus ? this.engine(one) : this.#createEngine(one, corpus);
      yield* engine.prepare();
      prepared.set(one, engine);
    }
    if (!isWanted()) return;
    searched.corpus = corpus;
    searched.records = target;
    this.#forgetEngines(name);
    for (const [one, engine] of prepared) {
      if (this.#contents.has(one) && this.#isCurrent(one, engine)) this.#engines.set(one, engine);
    }
    searched.isBuilding = false;
    this.#catchUp(name, searched);
  }

  /** Returns the index and those of its replicas that share this corpus. */
  #searchersOf(name: string, { settings }: SearchedRecords): string[] {
    return [name, ...getReplicaNames(this.#contents.get(name)?.settings ?? {})].filter(
      (one) => this.#contents.has(one) && textKey(this.settings(one)) === textKey(settings),
    );
  }

  #isCurrent(name: string, { options }: SearchEngine): boolean {
    const isSameView = options.isRelevantSort === this.isVirtual(name);
    return (
      isSameView &&
      options.settings === this.settings(name) &&
      options.synonyms === this.#synonymsOf(this.contents(name).synonyms)
    );
  }

  #forgetEngines(name: string): void {
    for (const one of [name, ...getReplicaNames(this.#contents.get(name)?.settings ?? {})])
      this.#engines.delete(one);
  }

  /** Starts preparing what takes a search long. */
  #buildAhead(name: string): void {
    const contents = this.#contents.get(name);
    if (!contents || this.primaryOf(name) !== undefined || isLittle([...contents.records.values()])) return;
    this.engine(name);
  }

  /** Drops corpora that no index uses any more. */
  #forgetUnread(name: string): void {
    const primary = this.primaryOf(name) ?? name;
    const dependents = [primary, ...getReplicaNames(this.#contents.get(primary)?.settings ?? {})];
    const used = new Set(
      dependents.filter((one) => this.#contents.has(one)).map((one) => textKey(this.settings(one))),
    );
    const corpora = this.#corpora.get(primary);
    for (const text of corpora?.keys() ?? []) if (!used.has(text)) corpora?.delete(text);
  }

  #forget(name: string) {
    this.#engines.delete(name);
    this.#corpora.delete(name);
  }

  #corpusOf(primary: string, settings: IndexSettings): RecordCorpus {
    const corpora = this.#corpora.get(primary) ?? new Map<string, SearchedRecords>();
    this.#corpora.set(primary, corpora);
    const text = textKey(settings);
    const known = corpora.get(text);
    if (known) return known.corpus;
    const searched: SearchedRecords = {
      corpus: new RecordCorpus([], settings),
      records: new Map(),
      settings,
      isBuilding: false,
    };
    corpora.set(text, searched);
    this.#catchUp(primary, searched);
    return searched.corpus;
  }

  /** Returns the settings of a virtual replica for searching: the same object as long as neither part changes. */
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

/** The searchable records of an index. */
interface SearchedRecords {
  corpus: RecordCorpus;
  /** The records of the corpus, also while it is being built. */
  records: IndexContents['records'];
  /** The settings that determine how text is indexed. */
  readonly settings: IndexSettings;
  /** Whether a corpus of the stored records is being built. */
  isBuilding: boolean;
}

/** Maximum size of records that are indexed at once, in characters of JSON: takes some tens of milliseconds. */
const MAX_CHARACTERS_PER_STEP = 400_000;
/** Records between two sorts of an index that is searched while it is built. */
const RECORDS_BETWEEN_SORTS = 5_000;

function isLittle(records: readonly SearchRecord[]): boolean {
  let characters = 0;
  for (const record of records) {
    characters += JSON.stringify(record).length;
    if (characters > MAX_CHARACTERS_PER_STEP) return false;
  }
  return true;
}

/** Returns a key of the settings that determine how text is indexed. */
function textKey({ searchableAttributes, decompoundedAttributes }: IndexSettings): string {
  return JSON.stringify([searchableAttributes, decompoundedAttributes]);
}

/** Settings that a virtual replica takes from its primary, because both share the records. */
export const inheritedSettingNames: ReadonlySet<string> = new Set([
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

/** Returns the initial contents of a replica: those of its primary, with shared records. */
function inherited({ settings, synonyms, rules }: IndexContents): IndexContents {
  const { replicas: _replicas, ...own } = settings;
  return { ...emptyIndexContents, settings: own, synonyms, rules };
}

/** Returns the names of replicas, including virtual ones. */
export function getReplicaNames(settings: Readonly<Record<string, unknown>>): string[] {
  const { replicas } = settings;
  if (!Array.isArray(replicas)) return [];
  return replicas
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^virtual\((.*)\)$/, '$1'));
}
