export {
  createRecaptcha,
  type RecaptchaHandle,
  type RecaptchaEnvironment,
  type RecaptchaWidgetOptions,
} from './recaptcha.ts';
export { type RecaptchaWindow } from './grecaptcha.ts';
export { type RecaptchaOptions } from './options.ts';
export { RecaptchaError, type RecaptchaErrorKind } from './recaptcha-error.ts';
