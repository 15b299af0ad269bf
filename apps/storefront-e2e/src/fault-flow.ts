import type { Page } from '@playwright/test';
import { type TestShopper, danishShopper } from './test-shoppers.ts';
import type { FaultName } from './faults.ts';
import type { Locale } from './messages.ts';
import type { Fault, FaultyService, RunningShop } from './running-shop.ts';

/** The page, the shop and the current language, as each step of a fault flow receives them. */
export interface FaultFlowContext {
  readonly page: Page;
  readonly shop: RunningShop;
  /** The current language of the page. */
  readonly locale: Locale;
}

/** One run of a flow against one fault. */
export interface FaultRound {
  /** From 1. */
  readonly round: number;
  readonly how: FaultName;
  /** Whether the shopper comes from another page, and not from the previous round. */
  readonly isFirst: boolean;
}

/**
 * A flow that needs one service. On one page it meets faults in turn: `attempt` acts while the service fails, `expectFailure`
 * checks the message and that nothing is lost, and `retry` succeeds once the service works.
 */
export interface FaultFlow {
  readonly service: FaultyService;
  /** Which requests of the service fail; all by default. */
  readonly part?: (round: number, locale: Locale) => Pick<Fault, 'path'>;
  readonly open: (visit: FaultFlowContext) => Promise<void>;
  /** Returns in the other language to where the shopper was; by default as `open` does. */
  readonly reopen?: (visit: FaultFlowContext) => Promise<void>;
  readonly attempt: (visit: FaultFlowContext, round: FaultRound) => Promise<void>;
  readonly expectFailure: (visit: FaultFlowContext, round: FaultRound) => Promise<void>;
  readonly retry?: (visit: FaultFlowContext, round: FaultRound) => Promise<void>;
  /** The final success and all its effects; needed if one fault follows another directly. */
  readonly end?: (visit: FaultFlowContext) => Promise<void>;
}

/** The fault flows of one shopper, by title. They run one after another on the same page. */
export interface ShopperFaultFlows {
  /** The market, and the language of the first flow. */
  readonly shopper: TestShopper;
  readonly flows: Readonly<Record<string, FaultFlow>>;
}

/** The language other than `locale`. */
export const getOtherLocale = (locale: Locale): Locale => (locale === 'da' ? 'en' : 'da');

/** A shopper of the Danish market, in both languages. */
export const danishShopperByLocale: Readonly<Record<Locale, TestShopper>> = {
  da: danishShopper,
  en: { ...danishShopper, locale: 'en', product: { path: '/product/lee-serum', name: 'Lee Serum' } },
};

/** Front pages by language. */
export const frontPagePaths = { da: '/da', en: '/' };
