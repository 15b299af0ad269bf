// What an application imports of the UI kit beside its components; `noUncheckedSideEffectImports` is on in TypeScript 7.
import '@marehalm/ui/tokens.css';
import '@marehalm/ui/fonts.css';
import '@marehalm/ui/latin-fonts.css';
import '@marehalm/ui/extended-fonts.css';
import '@marehalm/ui/base.css';
import '@marehalm/ui/style.css';
