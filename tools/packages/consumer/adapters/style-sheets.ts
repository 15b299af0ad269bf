// What an application imports of the UI kit beside its components; `noUncheckedSideEffectImports` is on in TypeScript 7.
import '@marehalm/ui/tokens.css';
import '@marehalm/ui/fonts.css';
import '@marehalm/ui/first-letters.css';
import '@marehalm/ui/other-letters.css';
import '@marehalm/ui/base.css';
import '@marehalm/ui/style.css';
