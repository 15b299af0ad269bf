// Written by tools/messages from the English messages. Do not edit.

/** What each message takes; `undefined` where it takes nothing. */
export interface MessageArguments {
  'site.name': undefined;
  'site.tagline': undefined;
  'site.skipToContent': undefined;
  'site.mainNavigation': undefined;
  'site.menu': undefined;
  'site.close': undefined;
  'site.search': undefined;
  'site.bagWithCount': {
    readonly count: number;
  };
  'site.languageAndCurrency': undefined;
  'site.changeCountry': undefined;
  'site.logIn': undefined;
  'site.account': undefined;
  'offline.now': undefined;
  'offline.meanwhile': undefined;
  'offline.missing': undefined;
  'offline.restored': undefined;
  'offline.unreachable': undefined;
  'offline.kept': {
    readonly date: string | number;
  };
  'offline.cachedPages': undefined;
  'offline.toBag': undefined;
  'offline.pageTitle': undefined;
  'site.breadcrumb': undefined;
  'site.home': undefined;
  'footer.taxes': undefined;
  'error.notFound': undefined;
  'error.notFoundHelp': undefined;
  'error.generic': undefined;
  'error.goHome': undefined;
  'error.somethingWrong': undefined;
  'error.tryAgain': undefined;
  'scripts.missing': undefined;
  'scripts.missingHelp': undefined;
  'price.now': undefined;
  'price.before': undefined;
  'price.from': undefined;
  'price.lowest': {
    readonly price: string | number;
  };
  'badge.new': undefined;
  'badge.soldOut': undefined;
  'badge.reduced': undefined;
  'product.addToBag': undefined;
  'product.size': undefined;
  'product.sizesCount': {
    readonly count: number;
  };
  'product.pictures': {
    readonly product: string | number;
  };
  'product.suitedTo': undefined;
  'product.concerns': undefined;
  'product.texture': undefined;
  'product.scent': undefined;
  'product.afterOpening': undefined;
  'product.months': {
    readonly count: number;
  };
  'product.howToUse': undefined;
  'product.warning': {
    readonly text: string | number;
  };
  'product.ingredients': undefined;
  'product.fullIngredients': undefined;
  'product.certifications': undefined;
  'product.usedIn': undefined;
  'product.related': undefined;
  'product.delivery.dk': undefined;
  'product.delivery.no': undefined;
  'product.delivery.int': undefined;
  'product.samplesPromise': undefined;
  'product.returnsPromise': undefined;
  'product.taxes': undefined;
  'carousel.kind': undefined;
  'carousel.picture': undefined;
  'carousel.product': undefined;
  'carousel.previous': undefined;
  'carousel.next': undefined;
  'carousel.pause': undefined;
  'carousel.play': undefined;
  'carousel.position': {
    readonly count: string | number;
    readonly position: string | number;
  };
  'carousel.range': {
    readonly count: string | number;
    readonly from: string | number;
    readonly to: string | number;
  };
  'video.play': {
    readonly title: string | number;
  };
  'video.inWords': undefined;
  'video.failed': undefined;
  'video.length': {
    readonly seconds: number;
  };
  'video.lengthSilent': {
    readonly seconds: number;
  };
  'hero.playFilm': undefined;
  'hero.pauseFilm': undefined;
  'gallery.enlarge': undefined;
  'zoom.in': undefined;
  'zoom.out': undefined;
  'zoom.scale': {
    readonly percent: string | number;
  };
  'gallery.previous': undefined;
  'gallery.next': undefined;
  'gallery.position': {
    readonly count: string | number;
    readonly position: string | number;
  };
  'bag.title': undefined;
  'checkout.title': undefined;
  'confirmation.title': undefined;
  'checkout.steps': undefined;
  'checkout.step.contact': undefined;
  'checkout.step.contactMailed': undefined;
  'checkout.step.delivery': undefined;
  'checkout.step.payment': undefined;
  'checkout.step.review': undefined;
  'checkout.edit': undefined;
  'checkout.editStep': {
    readonly step: string | number;
  };
  'checkout.guest': undefined;
  'checkout.loggedIn': undefined;
  'checkout.loggedOut': undefined;
  'checkout.otherAccount': undefined;
  'checkout.logIn': undefined;
  'checkout.optional': undefined;
  'checkout.field.email': undefined;
  'checkout.field.emailReason': undefined;
  'checkout.field.firstName': undefined;
  'checkout.field.lastName': undefined;
  'checkout.field.country': undefined;
  'checkout.field.street': undefined;
  'checkout.field.postcode': undefined;
  'checkout.field.city': undefined;
  'checkout.field.phone': undefined;
  'checkout.field.phoneReason': undefined;
  'checkout.deliversTo': {
    readonly country: string | number;
  };
  'checkout.deliversToListed': undefined;
  'checkout.changeCountry': undefined;
  'checkout.moved': {
    readonly from: string | number;
    readonly to: string | number;
  };
  'checkout.movedAbroad': {
    readonly from: string | number;
  };
  'checkout.moveBack': {
    readonly from: string | number;
  };
  'checkout.addressNeeded': undefined;
  'checkout.mistake.email': undefined;
  'checkout.mistake.emailMalformed': undefined;
  'checkout.mistake.emailLetter': undefined;
  'checkout.mistake.firstName': undefined;
  'checkout.mistake.lastName': undefined;
  'checkout.mistake.country': undefined;
  'checkout.mistake.street': undefined;
  'checkout.mistake.postcode': undefined;
  'checkout.mistake.postcodeDigits': {
    readonly digits: number;
  };
  'checkout.mistake.postcodeMalformed': undefined;
  'checkout.mistake.postcodeUnused': undefined;
  'checkout.mistake.postcodeTerritory': {
    readonly territory: string | number;
  };
  'checkout.mistake.elsewhere': undefined;
  'checkout.mistake.city': undefined;
  'checkout.mistake.phone': undefined;
  'checkout.mistake.phoneMalformed': undefined;
  'checkout.mistake.unusable': undefined;
  'checkout.mistakes': {
    readonly count: number;
  };
  'checkout.continueToDelivery': undefined;
  'checkout.continueToPayment': undefined;
  'checkout.continueToReview': undefined;
  'checkout.working': undefined;
  'checkout.free': undefined;
  'checkout.delivery.choose': undefined;
  'checkout.delivery.parcelShop': undefined;
  'checkout.delivery.days': {
    readonly from: string | number;
    readonly to: string | number;
  };
  'checkout.delivery.chooseShop': undefined;
  'checkout.delivery.nearestFirst': {
    readonly postcode: string | number;
  };
  'checkout.delivery.moreShops': undefined;
  'checkout.delivery.lost': {
    readonly shop: string | number;
  };
  'checkout.delivery.lostWay': undefined;
  'checkout.delivery.byMail': undefined;
  'checkout.delivery.none': undefined;
  'checkout.payment.choose': undefined;
  'checkout.payment.chooseRest': {
    readonly amount: string | number;
  };
  'checkout.payment.missing': undefined;
  'checkout.payment.test': undefined;
  'checkout.payment.success': undefined;
  'checkout.payment.slow': undefined;
  'checkout.payment.challenge': undefined;
  'checkout.payment.declined': undefined;
  'checkout.payment.insufficient-funds': undefined;
  'checkout.payment.error': undefined;
  'checkout.payment.timeout': undefined;
  'checkout.promo.ask': undefined;
  'checkout.promo.label': undefined;
  'checkout.promo.use': undefined;
  'checkout.promo.remove': {
    readonly code: string | number;
  };
  'checkout.promo.removeShort': undefined;
  'checkout.promo.removed': {
    readonly code: string | number;
  };
  'checkout.promo.missing': undefined;
  'checkout.promo.applied': {
    readonly code: string | number;
  };
  'checkout.promo.refused': {
    readonly code: string | number;
  };
  'checkout.promo.unreachable': undefined;
  'checkout.giftCard.ask': undefined;
  'checkout.giftCard.label': undefined;
  'checkout.giftCard.use': undefined;
  'checkout.giftCard.missing': undefined;
  'checkout.giftCard.already': undefined;
  'checkout.giftCard.throttled': undefined;
  'checkout.giftCard.refused': undefined;
  'checkout.giftCard.pays': {
    readonly amount: string | number;
    readonly end: string | number;
  };
  'checkout.giftCard.balance': {
    readonly after: string | number;
    readonly before: string | number;
  };
  'checkout.giftCard.remove': {
    readonly end: string | number;
  };
  'checkout.giftCard.removed': {
    readonly due: string | number;
    readonly end: string | number;
  };
  'checkout.giftCard.row': {
    readonly end: string | number;
  };
  'checkout.giftCard.due': undefined;
  'checkout.giftCard.paysAll': undefined;
  'checkout.giftCard.left': undefined;
  'checkout.giftCard.gone': undefined;
  'checkout.billing': undefined;
  'checkout.billing.same': undefined;
  'checkout.billing.nameAlone': undefined;
  'checkout.billing.own': undefined;
  'checkout.billing.to': {
    readonly name: string | number;
  };
  'checkout.challenge.waiting': undefined;
  'checkout.challenge.toBank': undefined;
  'checkout.challenge.otherwise': undefined;
  'checkout.order': undefined;
  'checkout.orderTotal': {
    readonly total: string | number;
  };
  'checkout.lines': undefined;
  'checkout.quantity': {
    readonly count: number;
  };
  'checkout.gift': undefined;
  'checkout.sample': undefined;
  'checkout.subtotal': undefined;
  'checkout.discount': undefined;
  'checkout.deliveryLater': undefined;
  'checkout.total': undefined;
  'checkout.totalChanged': {
    readonly total: string | number;
  };
  'checkout.vat': {
    readonly amount: string | number;
  };
  'checkout.changed': undefined;
  'checkout.changed.price': {
    readonly from: string | number;
    readonly product: string | number;
    readonly to: string | number;
  };
  'checkout.changed.quantity': {
    readonly from: string | number;
    readonly product: string | number;
    readonly to: string | number;
  };
  'checkout.changed.gone': {
    readonly product: string | number;
  };
  'checkout.changed.added': {
    readonly product: string | number;
  };
  'checkout.changed.delivery': {
    readonly from: string | number;
    readonly to: string | number;
  };
  'checkout.changed.place': {
    readonly from: string | number;
    readonly to: string | number;
  };
  'checkout.changed.total': {
    readonly from: string | number;
    readonly to: string | number;
  };
  'checkout.changed.due': {
    readonly from: string | number;
    readonly to: string | number;
  };
  'checkout.changed.seen': undefined;
  'checkout.cart.unknown': undefined;
  'checkout.cart.aside': undefined;
  'checkout.cart.putBack': undefined;
  'checkout.problem.unreachable': undefined;
  'checkout.problem.retry': undefined;
  'checkout.problem.missing': undefined;
  'checkout.problem.declined': undefined;
  'checkout.problem.refused': undefined;
  'checkout.problem.unanswered': undefined;
  'checkout.problem.ask': undefined;
  'checkout.problem.notPlaced': undefined;
  'checkout.problem.unknown': undefined;
  'checkout.asking': undefined;
  'checkout.buy': {
    readonly price: string;
  };
  'checkout.buyPaid': undefined;
  'checkout.buying': undefined;
  'checkout.seller': {
    readonly address: string | number;
    readonly name: string | number;
    readonly number: string | number;
  };
  'checkout.reserved': undefined;
  'checkout.empty': undefined;
  'checkout.emptyHelp': undefined;
  'checkout.toShop': undefined;
  'checkout.hosted': undefined;
  'confirmation.number': undefined;
  'confirmation.sentElsewhere': undefined;
  'confirmation.email': undefined;
  'confirmation.placed': undefined;
  'confirmation.address': undefined;
  'confirmation.ownAddress': undefined;
  'confirmation.delivery': undefined;
  'confirmation.lines': undefined;
  'confirmation.paidByCard': undefined;
  'confirmation.next': undefined;
  'confirmation.next.pack': undefined;
  'confirmation.next.send': undefined;
  'confirmation.next.collect': undefined;
  'confirmation.next.mailed': undefined;
  'confirmation.giftCardFor': {
    readonly name: string | number;
  };
  'confirmation.toShop': undefined;
  'confirmation.none': undefined;
  'confirmation.noneHelp': undefined;
  'confirmation.toHome': undefined;
  'site.announcement': undefined;
  'site.loading': undefined;
  'site.loadFailed': undefined;
  'site.allOf': {
    readonly label: string | number;
  };
  'site.homeLink': undefined;
  'preferences.save': undefined;
  'preferences.language': undefined;
  'preferences.examples': {
    readonly count: string | number;
    readonly countries: string | number;
  };
  'preferences.pricesIn': {
    readonly currency: string;
  };
  'preferences.bag': undefined;
  'location.title': undefined;
  'location.intro': {
    readonly count: string | number;
  };
  'location.country': undefined;
  'location.choose': undefined;
  'location.currency': {
    readonly currency: string;
  };
  'location.confirm': undefined;
  'preferences.market': undefined;
  'footer.label': undefined;
  'footer.cvr': {
    readonly number: string | number;
  };
  'bag.added': {
    readonly product: string | number;
  };
  'page.draft': {
    readonly title: string | number;
  };
  'page.updated': {
    readonly date: string | number;
  };
  'journal.categories': undefined;
  'journal.minutes': {
    readonly count: number;
  };
  'journal.products': undefined;
  'journal.more': undefined;
  'tips.topics': undefined;
  'tips.products': undefined;
  'tips.more': undefined;
  'routine.see': undefined;
  'routine.morning': undefined;
  'routine.evening': undefined;
  'routine.more': undefined;
  'glossary.letters': undefined;
  'glossary.foundIn': undefined;
  'list.narrow': undefined;
  'list.questions': {
    readonly series: string | number;
  };
  'list.count': {
    readonly count: number;
  };
  'search.title': undefined;
  'search.label': undefined;
  'search.clear': undefined;
  'search.popular': undefined;
  'search.recent': undefined;
  'search.forget': {
    readonly query: string | number;
  };
  'search.forgetAll': undefined;
  'search.products': undefined;
  'search.articles': undefined;
  'search.article': undefined;
  'search.tip': undefined;
  'search.pages': undefined;
  'search.seeAll': {
    readonly count: number;
  };
  'search.found': {
    readonly articles: number;
    readonly pages: number;
    readonly products: number;
    readonly query: string | number;
  };
  'search.pagesFound': {
    readonly count: number;
  };
  'search.stalled': undefined;
  'search.none': {
    readonly query: string | number;
  };
  'search.noProducts': {
    readonly query: string | number;
  };
  'search.noneHelp': undefined;
  'search.categories': undefined;
  'search.down': undefined;
  'search.busy': undefined;
  'search.retry': undefined;
  'list.resultsFor': {
    readonly query: string | number;
  };
  'search.keyOn': undefined;
  'search.keyOff': undefined;
  'search.turnKeyOff': undefined;
  'search.turnKeyOn': undefined;
  'newsletter.name': undefined;
  'newsletter.email': undefined;
  'newsletter.accept': undefined;
  'newsletter.policy': undefined;
  'newsletter.submit': undefined;
  'newsletter.sending': undefined;
  'newsletter.nameMissing': undefined;
  'newsletter.emailMissing': undefined;
  'newsletter.emailMalformed': undefined;
  'newsletter.emailLetter': undefined;
  'newsletter.policyNotAccepted': undefined;
  'newsletter.success': undefined;
  'newsletter.duplicate': undefined;
  'newsletter.error': undefined;
  'bag.checkout': undefined;
  'bag.view': undefined;
  'bag.subtotal': undefined;
  'bag.discount': undefined;
  'bag.delivery': undefined;
  'bag.deliveryFree': {
    readonly method: string | number;
  };
  'bag.deliveryMissing': {
    readonly amount: string | number;
  };
  'bag.deliveryAtCheckout': undefined;
  'bag.total': undefined;
  'bag.includedTaxes': {
    readonly amount: string | number;
  };
  'bag.updating': undefined;
  'bag.settled': undefined;
  'bag.offline': undefined;
  'bag.failing': undefined;
  'bag.removed': {
    readonly product: string | number;
  };
  'bag.undo': undefined;
  'bag.empty': undefined;
  'bag.toShop': undefined;
  'bag.emptyHelp': undefined;
  'bag.lines': undefined;
  'bag.notSoldHere': {
    readonly product: string | number;
  };
  'bag.removeProduct': {
    readonly product: string | number;
  };
  'bag.remove': undefined;
  'bag.free': undefined;
  'bag.gift': {
    readonly count: number;
  };
  'bag.each': {
    readonly price: string | number;
  };
  'bag.quantity': {
    readonly product: string | number;
  };
  'bag.decrease': {
    readonly product: string | number;
  };
  'bag.increase': {
    readonly product: string | number;
  };
  'bag.lineSoldOut': undefined;
  'bag.linePrice': {
    readonly from: string | number;
  };
  'bag.lineLimited': {
    readonly count: number;
  };
  'bag.lineMost': {
    readonly count: string | number;
  };
  'bag.limited': {
    readonly from: string | number;
    readonly product: string | number;
    readonly to: string | number;
  };
  'bag.unavailable': {
    readonly product: string | number;
  };
  'bag.priceChanged': {
    readonly from: string | number;
    readonly product: string | number;
    readonly to: string | number;
  };
  'bag.moved': {
    readonly count: number;
    readonly currency: string | number;
  };
  'bag.movedWithout': {
    readonly products: string | number;
  };
  'bag.understood': undefined;
  'bag.giftEarned': undefined;
  'bag.giftMissing': {
    readonly amount: string | number;
    readonly gift: string | number;
  };
  'bag.giftInReach': {
    readonly count: number;
    readonly gift: string | number;
  };
  'bag.summary': undefined;
  'samples.title': {
    readonly limit: string | number;
  };
  'samples.chosen': undefined;
  'samples.change': undefined;
  'samples.choose': undefined;
  'samples.missing': undefined;
  'samples.count': {
    readonly limit: string | number;
    readonly selected: string | number;
  };
  'samples.limit': {
    readonly limit: string | number;
  };
  'samples.save': undefined;
  'samples.cancel': undefined;
  'samples.notNow': undefined;
  'promo.question': undefined;
  'promo.label': undefined;
  'promo.apply': undefined;
  'promo.missing': undefined;
  'promo.checking': {
    readonly code: string | number;
  };
  'promo.applied': {
    readonly code: string | number;
  };
  'promo.notInUse': {
    readonly code: string | number;
  };
  'promo.removeCode': {
    readonly code: string | number;
  };
  'promo.inactive': undefined;
  'promo.used': undefined;
  'promo.minimum': undefined;
  'promo.nothingEligible': undefined;
  'promo.notEligible': undefined;
  'promo.notCombinable': undefined;
  'promo.notFound': undefined;
  'promo.refused': undefined;
  'promo.giftCard.checking': undefined;
  'promo.giftCard.name': {
    readonly end: string | number;
  };
  'promo.giftCard.taken': {
    readonly end: string | number;
  };
  'promo.giftCard.already': undefined;
  'promo.giftCard.refused': undefined;
  'promo.giftCard.throttled': undefined;
  'promo.giftCard.unreachable': undefined;
  'withdrawal.name': undefined;
  'withdrawal.email': undefined;
  'withdrawal.emailReason': undefined;
  'withdrawal.orderNumber': undefined;
  'withdrawal.orderNumberPlace': undefined;
  'withdrawal.scope': undefined;
  'withdrawal.scopeOrder': undefined;
  'withdrawal.scopeGoods': undefined;
  'withdrawal.goods': undefined;
  'withdrawal.goodsHint': undefined;
  'withdrawal.goodsMore': undefined;
  'withdrawal.goodsMoreHint': undefined;
  'withdrawal.receivedOn': undefined;
  'withdrawal.optional': undefined;
  'withdrawal.toReview': undefined;
  'withdrawal.mistakes': {
    readonly count: number;
  };
  'withdrawal.nameMissing': undefined;
  'withdrawal.emailMissing': undefined;
  'withdrawal.emailMalformed': undefined;
  'withdrawal.emailLetter': undefined;
  'withdrawal.orderNumberMissing': undefined;
  'withdrawal.goodsMissing': undefined;
  'withdrawal.goodsNotChosen': undefined;
  'withdrawal.receivedMalformed': undefined;
  'withdrawal.review': undefined;
  'withdrawal.reviewText': undefined;
  'withdrawal.confirm': undefined;
  'withdrawal.sending': undefined;
  'withdrawal.change': undefined;
  'withdrawal.failed': undefined;
  'withdrawal.tooMany': undefined;
  'withdrawal.received': undefined;
  'withdrawal.receiptSent': {
    readonly email: string | number;
  };
  'withdrawal.reference': undefined;
  'withdrawal.receivedAt': undefined;
  'withdrawal.dateAndTime': {
    readonly date: string | number;
    readonly time: string | number;
  };
  'withdrawal.statementOrder': undefined;
  'withdrawal.statementGoods': undefined;
  'account.title.account': undefined;
  'account.title.accountLogin': undefined;
  'account.title.accountCreate': undefined;
  'account.title.accountForgottenPassword': undefined;
  'account.title.accountResetPassword': undefined;
  'account.title.accountOverview': undefined;
  'account.title.accountOrder': undefined;
  'account.title.accountAddresses': undefined;
  'account.title.accountAddressAdd': undefined;
  'account.title.accountAddressEdit': undefined;
  'account.title.accountEdit': undefined;
  'account.logIn': undefined;
  'account.logOut': undefined;
  'account.create': undefined;
  'account.working': undefined;
  'account.retry': undefined;
  'account.password': undefined;
  'account.newPassword': undefined;
  'account.show': undefined;
  'account.hide': undefined;
  'account.rule.length': {
    readonly count: string | number;
  };
  'account.rule.met': undefined;
  'account.mistake.password': undefined;
  'account.mistake.newPassword': undefined;
  'account.mistake.taken': undefined;
  'account.mistake.tooShort': {
    readonly count: string | number;
  };
  'account.mistake.tooLong': undefined;
  'account.mistake.spaceAtEnds': undefined;
  'account.mistake.wrong': undefined;
  'account.trouble.unreachable': undefined;
  'account.trouble.throttled': undefined;
  'account.trouble.failed': undefined;
  'account.trouble.wrong-credentials': undefined;
  'account.trouble.created': undefined;
  'account.trouble.disabled': undefined;
  'account.trouble.refused': undefined;
  'account.trouble.missing': undefined;
  'account.trouble.already-active': undefined;
  'account.ended.expired': undefined;
  'account.ended.logged-out': undefined;
  'account.again.title': undefined;
  'account.again.text': undefined;
  'account.market.here': {
    readonly market: string;
  };
  'account.market.elsewhere': {
    readonly market: string;
  };
  'account.market.switch': {
    readonly market: string;
  };
  'account.market.change': undefined;
  'account.newHere': undefined;
  'account.newHereText': undefined;
  'account.knownHere': undefined;
  'account.forgotten': undefined;
  'account.forgottenText': undefined;
  'account.sendLink': undefined;
  'account.toLogIn': undefined;
  'account.mailed.title': undefined;
  'account.mailed.text': {
    readonly email: string | number;
  };
  'account.mailed.help': undefined;
  'account.mailAgain': undefined;
  'account.mailedAgain': undefined;
  'account.confirm.title': undefined;
  'account.confirm.text': {
    readonly email: string | number;
  };
  'account.confirm.help': undefined;
  'account.consent': undefined;
  'account.consentHint': undefined;
  'account.privacy': undefined;
  'account.privacyLink': undefined;
  'account.newPasswordText': undefined;
  'account.activateText': undefined;
  'account.savePassword': undefined;
  'account.linkMissing': undefined;
  'account.linkServed': undefined;
  'account.linkHelp': undefined;
  'account.newLink': undefined;
  'account.news.created': undefined;
  'account.news.password-changed': undefined;
  'account.news.activated': undefined;
  'account.news.address-added': undefined;
  'account.news.address-changed': undefined;
  'account.news.address-not-default': undefined;
  'account.hello': {
    readonly email: string | number;
    readonly name: string | number;
  };
  'account.loggedInAs': {
    readonly email: string | number;
  };
  'account.orders': undefined;
  'account.noOrders': undefined;
  'account.noOrdersText': undefined;
  'account.toShop': undefined;
  'account.order': {
    readonly number: string | number;
  };
  'account.olderOrders': undefined;
  'account.noSuchOrder': undefined;
  'account.noSuchOrderText': undefined;
  'account.toOrders': undefined;
  'account.status': undefined;
  'account.placed': undefined;
  'account.payment': undefined;
  'account.deliveredTo': undefined;
  'account.billedTo': undefined;
  'account.billedSame': undefined;
  'account.parcel': undefined;
  'account.track': {
    readonly number: string | number;
  };
  'account.lines': undefined;
  'account.quantity': {
    readonly count: number;
  };
  'account.free': undefined;
  'account.subtotal': undefined;
  'account.discount': undefined;
  'account.delivery': undefined;
  'account.refunded': undefined;
  'account.total': undefined;
  'account.vat': {
    readonly amount: string | number;
  };
  'account.vatIncluded': undefined;
  'account.buyAgain': undefined;
  'account.notSold': undefined;
  'account.fulfilment.unfulfilled': undefined;
  'account.fulfilment.scheduled': undefined;
  'account.fulfilment.on-hold': undefined;
  'account.fulfilment.in-progress': undefined;
  'account.fulfilment.partially-fulfilled': undefined;
  'account.fulfilment.fulfilled': undefined;
  'account.fulfilment.other': undefined;
  'account.fulfilment.cancelled': undefined;
  'account.payment.pending': undefined;
  'account.payment.authorized': undefined;
  'account.payment.partially-paid': undefined;
  'account.payment.paid': undefined;
  'account.payment.partially-refunded': undefined;
  'account.payment.refunded': undefined;
  'account.payment.voided': undefined;
  'account.payment.other': undefined;
  'account.noAddresses': undefined;
  'account.noAddressesText': undefined;
  'account.addAddress': undefined;
  'account.edit': undefined;
  'account.editAddress': {
    readonly address: string | number;
  };
  'account.remove': undefined;
  'account.removeAddress': {
    readonly address: string | number;
  };
  'account.removeQuestion': undefined;
  'account.keep': undefined;
  'account.makeDefault': undefined;
  'account.makeDefaultAddress': {
    readonly address: string | number;
  };
  'account.defaultAddress': undefined;
  'account.address.removed': undefined;
  'account.address.default': undefined;
  'account.saveAddress': undefined;
  'account.noSuchAddress': undefined;
  'account.toAddresses': undefined;
  'account.person': undefined;
  'account.emailHint': undefined;
  'account.save': undefined;
  'account.saved': undefined;
  'account.emailPending': {
    readonly current: string | number;
    readonly email: string | number;
  };
  'account.changePassword': undefined;
  'account.currentPassword': undefined;
  'account.passwordSaved': undefined;
  'account.advertising': undefined;
  'account.saveConsent': undefined;
  'account.consentGiven': undefined;
  'account.consentTaken': undefined;
  'confirmation.account': undefined;
  'confirmation.accountText': undefined;
  'confirmation.toAccount': undefined;
  'giftCard.type': undefined;
  'giftCard.type.email': undefined;
  'giftCard.type.onDate': undefined;
  'giftCard.type.printed': undefined;
  'giftCard.type.printedNote': undefined;
  'giftCard.amount': undefined;
  'giftCard.own': undefined;
  'giftCard.ownLabel': undefined;
  'giftCard.ownHint': {
    readonly from: string | number;
    readonly to: string | number;
  };
  'giftCard.sendOn': undefined;
  'giftCard.sendOnHint': undefined;
  'giftCard.recipientName': undefined;
  'giftCard.recipientEmail': undefined;
  'giftCard.recipientEmailHint': undefined;
  'giftCard.senderName': undefined;
  'giftCard.message': undefined;
  'giftCard.optional': undefined;
  'giftCard.count': {
    readonly limit: string | number;
    readonly used: string | number;
  };
  'giftCard.tooLong': {
    readonly count: number;
  };
  'giftCard.mistakes': {
    readonly count: number;
  };
  'giftCard.mistake.amount': undefined;
  'giftCard.mistake.amountUnreadable': undefined;
  'giftCard.mistake.tooLow': {
    readonly amount: string | number;
  };
  'giftCard.mistake.tooHigh': {
    readonly amount: string | number;
  };
  'giftCard.mistake.name': undefined;
  'giftCard.mistake.nameTooLong': {
    readonly limit: string | number;
  };
  'giftCard.mistake.email': undefined;
  'giftCard.mistake.emailInvalid': undefined;
  'giftCard.mistake.emailLetter': undefined;
  'giftCard.mistake.date': undefined;
  'giftCard.mistake.datePast': undefined;
  'giftCard.mistake.dateLate': {
    readonly date: string | number;
  };
  'giftCard.mistake.messageTooLong': {
    readonly limit: string | number;
  };
  'giftCard.terms': {
    readonly months: string | number;
  };
  'giftCard.termsNot': undefined;
  'giftCard.payout': undefined;
  'giftCard.save': undefined;
  'giftCard.gone': undefined;
  'giftCard.edit': undefined;
  'giftCard.editFor': {
    readonly name: string | number;
  };
  'giftCard.line.email': {
    readonly email: string | number;
    readonly name: string | number;
  };
  'giftCard.line.onDate': {
    readonly date: string | number;
    readonly email: string | number;
    readonly name: string | number;
  };
  'giftCard.line.printed': {
    readonly name: string | number;
  };
  'giftCard.otherCurrency': {
    readonly amount: string | number;
  };
  'giftCard.sum': undefined;
  'giftCard.byMail': undefined;
  'account.buyOrderAgain': {
    readonly number: string | number;
  };
  'account.withdraw': undefined;
  'account.withdrawOrder': {
    readonly number: string | number;
  };
  'filter.title': undefined;
  'filter.open': {
    readonly count: number;
  };
  'filter.show': {
    readonly what: string | number;
  };
  'filter.clear': undefined;
  'filter.chosen': undefined;
  'filter.remove': {
    readonly filter: string | number;
  };
  'filter.sort': undefined;
  'filter.sort.mostPopular': undefined;
  'filter.sort.trending': undefined;
  'filter.sort.newest': undefined;
  'filter.sort.lowestPrice': undefined;
  'filter.sort.highestPrice': undefined;
  'filter.category': undefined;
  'filter.skinType': undefined;
  'filter.concern': undefined;
  'filter.collection': undefined;
  'filter.property': undefined;
  'filter.size': undefined;
  'filter.topic': undefined;
  'filter.price': undefined;
  'filter.rating': undefined;
  'filter.showOnly': undefined;
  'filter.available': undefined;
  'filter.new': undefined;
  'filter.from': undefined;
  'filter.to': undefined;
  'filter.prices': {
    readonly high: string | number;
    readonly low: string | number;
  };
  'filter.priceFrom': {
    readonly low: string | number;
  };
  'filter.priceTo': {
    readonly high: string | number;
  };
  'filter.priceBetween': {
    readonly high: string | number;
    readonly low: string | number;
  };
  'filter.anyRating': undefined;
  'filter.starsAndUp': {
    readonly count: number;
  };
  'filter.query': {
    readonly query: string | number;
  };
  'filter.find': {
    readonly facet: string | number;
  };
  'filter.noneFound': undefined;
  'filter.more': undefined;
  'filter.viewMore': undefined;
  'filter.loading': undefined;
  'filter.showing': {
    readonly shown: string | number;
    readonly total: string | number;
  };
  'filter.stalled': undefined;
  'filter.empty': undefined;
  'filter.without': {
    readonly filter: string | number;
    readonly what: string | number;
  };
  'filter.down': undefined;
  'filter.retry': undefined;
  'filter.articles': {
    readonly count: number;
  };
  'filter.searchJournal': undefined;
  'search.showAll': undefined;
  'filter.rest': undefined;
  'consent.title': undefined;
  'consent.text': undefined;
  'consent.recipient': {
    readonly host: string | number;
    readonly id: string | number;
  };
  'consent.kept': {
    readonly key: string | number;
  };
  'consent.more': undefined;
  'consent.statistics': undefined;
  'consent.statisticsHint': undefined;
  'consent.marketing': undefined;
  'consent.marketingHint': undefined;
  'consent.rejectAll': undefined;
  'consent.acceptAll': undefined;
  'consent.save': undefined;
  'consent.given': undefined;
  'consent.refused': undefined;
  'consent.change': undefined;
}

export type MessageKey = keyof MessageArguments;

/** What each message with tags takes. A tag is given as what draws its content. */
export interface RichMessageArguments<Node> {
  'checkout.agreement': {
    readonly privacy: (content: Node[]) => Node;
    readonly terms: (content: Node[]) => Node;
    readonly withdraw: (content: Node[]) => Node;
  };
  'confirmation.sent': {
    readonly email: string | number;
    readonly strong: (content: Node[]) => Node;
  };
  'confirmation.next.withdraw': {
    readonly withdraw: (content: Node[]) => Node;
  };
}

export type RichMessageKey = keyof RichMessageArguments<unknown>;
