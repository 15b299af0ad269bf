import type { SearchRecord } from './attributes.ts';
import { BackgroundWork, type Work } from './background-work.ts';
import { Corpus } from './corpus.ts';
import { createEngine, type Engine } from './engine.ts';
import { SearchError } from './errors.ts';
import type { Rule } from './rules.ts';
import { parseSettings, type IndexSettings } from './settings.ts';
import { toSynonyms, type SynonymGroup, type Synonyms } from './synonyms.ts';

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
  readonly #corpora = new Map<string, Map<string, SearchedRecords>>();
  readonly #work = new BackgroundWork();
  readonly #parsed = new WeakMap<object, IndexSettings>();
  readonly #synonyms = new WeakMap<object, readonly Synonyms[]>();
  readonly #views = new Map<string, VirtualSettings>();
  readonly #keep: KeepIndices;

  /**
   * @param kept the indices to begin with
   * @param keep told before each change; when it throws, nothing is changed
   */
  constructor(kept: ReadonlyMap<string, IndexContents> = new Map(), keep: KeepIndices = () => undefined) {
    this.#contents = new Map(kept);
    this.#keep = keep;
    for (const name of kept.keys()) this.#buildAhead(name);
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
      if (primary !== name && getReplicas(settings).includes(name)) return primary;
    }
    return undefined;
  }

  /** @throws SearchError 403 for a replica, which has the records of its primary */
  requirePrimary(name: string): void {
    const primary = this.primaryOf(name);
    if (primary !== undefined)
      throw new SearchError(403, `Cannot write records to ${name}: it is a replica of ${primary}`);
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
    const engine = this.#createEngine(
      name,
      this.#corpusOf(this.primaryOf(name) ?? name, this.settings(name)),
    );
    this.#engines.set(name, engine);
    return engine;
  }

  #createEngine(name: string, corpus: Corpus): Engine {
    return createEngine({
      records: corpus,
      settings: this.settings(name),
      synonyms: this.#synonymsOf(this.contents(name).synonyms),
      isRelevantSort: this.isVirtual(name),
    });
  }

  /** The same list as long as the synonyms are the same. */
  #synonymsOf(kept: IndexContents['synonyms']): readonly Synonyms[] {
    const synonyms = this.#synonyms.get(kept) ?? toSynonyms(kept.values());
    this.#synonyms.set(kept, synonyms);
    return synonyms;
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

  /** Whether records that were written cannot be found yet. */
  isPending(name: string): boolean {
    const searched = this.#corpora.get(this.primaryOf(name) ?? name)?.values() ?? [];
    return [...searched].some(({ isBuilding }) => isBuilding);
  }

  /** Whether records of any index cannot be found yet. */
  isAnyPending(): boolean {
    return [...this.#corpora.keys()].some((name) => this.isPending(name));
  }

  list(): IndexSummary[] {
    return [...this.#contents.keys()].sort().map((name) => {
      const { records, settings } = this.contents(name);
      const primary = this.primaryOf(name);
      const replicas = getReplicas(settings);
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
    if (after.records !== (before ?? emptyContents).records) this.requirePrimary(name);
    // Naming a replica is what makes it.
    const made = getReplicas(after.settings).filter((replica) => !this.#contents.has(replica));
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

  /** Keeps what is still right of what is searched, and lets go of the rest, which is made anew when it is needed. */
  #refresh({ name, before, after }: IndexChange) {
    const replicas = new Set([...getReplicas(before?.settings ?? {}), ...getReplicas(after?.settings ?? {})]);
    const dependents = [name, ...replicas];
    if (!before || !after) {
      for (const one of dependents) this.#forget(one);
      return;
    }
    const isSameFamily =
      JSON.stringify(before.settings['replicas']) === JSON.stringify(after.settings['replicas']);
    // A replica searches its primary's records: those that it had until now are its own no more, and the other way round.
    if (!isSameFamily) for (const replica of replicas) this.#forget(replica);
    if (after.settings !== before.settings) {
      for (const one of dependents) this.#engines.delete(one);
      this.#forgetUnread(name);
    } else if (after.synonyms !== before.synonyms) this.#engines.delete(name);
    if (after.records === before.records) return;
    for (const searched of this.#corpora.get(name)?.values() ?? []) this.#catchUp(name, searched);
  }

  /**
   * Brings what is searched to what is written: a few records at once, many in the background, in a corpus that takes the place of
   * the one before when it is whole. So a search sees an index as it was or as it is to be.
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
      searched.corpus = new Corpus(records, searched.settings);
      searched.records = target;
      this.#forgetEngines(name);
      return;
    }
    const [corpus, work] = Corpus.fill(records, searched.settings);
    // Where nothing could be found before, what is there already is better than nothing.
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
    corpus: Corpus,
    target: IndexContents['records'],
    work: Work,
  ): Work {
    const isWanted = () => [...(this.#corpora.get(name)?.values() ?? [])].includes(searched);
    for (let steps = 0; isWanted() && work.next().done !== true; steps++) {
      // What is searched meanwhile shall not have to be sorted as a whole.
      if (searched.corpus === corpus && steps % RECORDS_BETWEEN_SORTS === 0) {
        for (const one of this.#searchersOf(name, searched)) yield* this.engine(one).prepare();
      }
      yield;
    }
    const prepared = new Map<string, Engine>();
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

  /** The index and its replicas, as far as they read records in this way. */
  #searchersOf(name: string, { settings }: SearchedRecords): string[] {
    return [name, ...getReplicas(this.#contents.get(name)?.settings ?? {})].filter(
      (one) => this.#contents.has(one) && textKey(this.settings(one)) === textKey(settings),
    );
  }

  #isCurrent(name: string, { options }: Engine): boolean {
    const isSameView = options.isRelevantSort === this.isVirtual(name);
    return (
      isSameView &&
      options.settings === this.settings(name) &&
      options.synonyms === this.#synonymsOf(this.contents(name).synonyms)
    );
  }

  #forgetEngines(name: string): void {
    for (const one of [name, ...getReplicas(this.#contents.get(name)?.settings ?? {})])
      this.#engines.delete(one);
  }

  /** Begins with what a search will need where that takes long. */
  #buildAhead(name: string): void {
    const contents = this.#contents.get(name);
    if (!contents || this.primaryOf(name) !== undefined || isLittle([...contents.records.values()])) return;
    this.engine(name);
  }

  /** Lets go of records that are not read in that way any more. */
  #forgetUnread(name: string): void {
    const primary = this.primaryOf(name) ?? name;
    const dependents = [primary, ...getReplicas(this.#contents.get(primary)?.settings ?? {})];
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

  #corpusOf(primary: string, settings: IndexSettings): Corpus {
    const corpora = this.#corpora.get(primary) ?? new Map<string, SearchedRecords>();
    this.#corpora.set(primary, corpora);
    const text = textKey(settings);
    const known = corpora.get(text);
    if (known) return known.corpus;
    const searched: SearchedRecords = {
      corpus: new Corpus([], settings),
      records: new Map(),
      settings,
      isBuilding: false,
    };
    corpora.set(text, searched);
    this.#catchUp(primary, searched);
    return searched.corpus;
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

/** The records of an index as they can be found. */
interface SearchedRecords {
  corpus: Corpus;
  /** What the corpus holds, or will hold when it is whole. */
  records: IndexContents['records'];
  /** How their text is read. */
  readonly settings: IndexSettings;
  /** Whether a corpus of what was written is being made. */
  isBuilding: boolean;
}

/** Most characters of records, as JSON, that are taken into what is searched at once: some tens of milliseconds. */
const MAX_CHARACTERS_PER_STEP = 400_000;
/** Records taken in between two sorts of an index that is searched while it is built. */
const RECORDS_BETWEEN_SORTS = 5_000;

function isLittle(records: readonly SearchRecord[]): boolean {
  let characters = 0;
  for (const record of records) {
    characters += JSON.stringify(record).length;
    if (characters > MAX_CHARACTERS_PER_STEP) return false;
  }
  return true;
}

/** What decides how the text of records is read. */
function textKey({ searchableAttributes, decompoundedAttributes }: IndexSettings): string {
  return JSON.stringify([searchableAttributes, decompoundedAttributes]);
}

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
export function getReplicas(settings: Readonly<Record<string, unknown>>): string[] {
  const { replicas } = settings;
  if (!Array.isArray(replicas)) return [];
  return replicas
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^virtual\((.*)\)$/, '$1'));
}
