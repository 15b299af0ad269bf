import type { LinkProps } from '../Link/Link.tsx';

/** A link like a router's: pressed, it reports so and the document stays. For stories that press links. */
export function NonNavigatingLink({ onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}
