/** Union of the parameter tokens in a pattern type, with their markers: `:slug`, `:slug?`, `*path`. */
export type ParameterTokens<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? ParameterTokens<First> | ParameterTokens<Rest>
  : Pattern extends `*${string}`
    ? Pattern
    : Pattern extends `${string}:${infer Name}`
      ? `:${WithoutEnd<Name>}`
      : never;

/** A parameter's name without what follows it in its segment: `.html`, `-sale`. */
type WithoutEnd<Text extends string> = Text extends `${infer Name}.${string}` | `${infer Name}-${string}`
  ? WithoutEnd<Name>
  : Text;

/** Parameters of a route without any; unlike `{}` it rejects extra keys. */
export type NoParameters = Readonly<Record<string, never>>;

/**
 * Decoded parameters of a pattern type, by name. The segments of a catch-all are joined by `/`.
 *
 * @example
 * ```ts
 * const article: PathParameters<'journal/:slug'> = { slug: 'læ & salt' };
 * const listing: PathParameters<':collection/*path'> = { collection: 'face', path: 'creams/rich' };
 * [article.slug, listing.path]; // => ['læ & salt', 'creams/rich']
 * ```
 */
export type PathParameters<Pattern extends string> = string extends Pattern
  ? Readonly<Record<string, string | undefined>>
  : [ParameterTokens<Pattern>] extends [never]
    ? NoParameters
    : {
          readonly [
            Part in ParameterTokens<Pattern> as Part extends `:${string}?`
              ? never
              : Part extends `:${infer Name}`
                ? Name
                : never
          ]: string;
        } & {
          readonly [
            Part in ParameterTokens<Pattern> as Part extends `:${infer Name}?` | `*${infer Name}`
              ? Name
              : never
          ]?: string | undefined;
        } extends infer Both
      ? // Editors show one object type better than an intersection of two.
        { [Name in keyof Both]: Both[Name] }
      : never;

/** Routes by name, each with its path in every locale. */
export type LocalizedRoutes<Code extends string> = Readonly<Record<string, Readonly<Record<Code, string>>>>;

/** Makes a route fail to compile when its patterns do not have the same parameters in every locale. */
export type SameParameters<Routes> = {
  readonly [Name in keyof Routes]: {
    readonly [Code in keyof Routes[Name]]: [
      ParameterTokens<Routes[Name][keyof Routes[Name]] & string>,
    ] extends [ParameterTokens<Routes[Name][Code] & string>]
      ? string
      : 'a path with the parameters that the page has in the other languages';
  };
};

/** A page of `Routes` in a language with its parameters. */
export type LocalizedRouteMatch<
  Code extends string,
  Routes extends LocalizedRoutes<Code>,
  Name extends keyof Routes & string = keyof Routes & string,
> = {
  readonly [Each in Name]: {
    readonly name: Each;
    readonly locale: Code;
    readonly parameters: PathParameters<Routes[Each][Code]>;
  };
}[Name];

/** Parameters of a page of `Routes` in each language that has the page. */
export type RouteParametersByLocale<
  Code extends string,
  Routes extends LocalizedRoutes<Code>,
  Name extends keyof Routes & string = keyof Routes & string,
> = {
  readonly [Each in Name]: { readonly [Key in Code]?: PathParameters<Routes[Each][Code]> | undefined };
}[Name];

/** The arguments after a route and its language: parameters may be omitted if none is required. */
export type ParameterArguments<Parameters> =
  Record<never, never> extends Parameters ? [parameters?: Parameters] : [parameters: Parameters];
