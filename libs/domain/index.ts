/** Business rules in plain TypeScript, shared by browser and server. Each rule is implemented here only. */
export { anchorFrom } from './urls/anchor.ts';
export { closestAddresses, editDistance } from './urls/closest.ts';
export { COUNTRIES, US_STATES } from './postal-address/regions.data.ts';
export { getCountryName, getRegionRule } from './postal-address/region.rules.ts';
export {
  publicationFilterFrom,
  buildPublicationQuery,
  publicationsByDecade,
  publicationsFor,
} from './bibliography/bibliography.rules.ts';
export { PUBLICATION_TOPICS, PUBLICATION_TYPES } from './bibliography/bibliography.types.ts';
export type {
  Publication,
  PublicationFilter,
  PublicationName,
  PublicationTopic,
  PublicationType,
} from './bibliography/bibliography.types.ts';
export { formatCheckNote, toCsl } from './bibliography/csl.rules.ts';
export { phaseLastsMs, getEventPhase, getEventTimes } from './events/event.rules.ts';
export type { EventPhase } from './events/event.rules.ts';
export { contactFields, contactSchema } from './contact/contact.schema.ts';
export type { ContactForm } from './contact/contact.schema.ts';
export { buildEmail, buildMailto } from './contact/contact-message.rules.ts';
export type { ContactMessage } from './contact/contact-message.rules.ts';
export { findCartChanges, subtotalWithChanges, withChangesAccepted } from './cart/cart-changes.rules.ts';
export type { CartChange } from './cart/cart-changes.rules.ts';
export {
  countCartItems,
  toCartItem,
  formatCartTitle,
  isSameCart,
  isSameLine,
  computeLineCents,
  listQuantityChoices,
  QUANTITY_MAX,
  computeSubtotal,
  withItem,
  withItemBack,
  withQuantity,
} from './cart/cart.rules.ts';
export type { CartItem, CartKey } from './cart/cart.types.ts';
export { cartFrom } from './cart/stored-cart.ts';
export { orderEmailSchema, purchaseIntentSchema } from './checkout/purchase-api.schema.ts';
export type {
  OrderEmailRequest,
  PurchaseIntentAnswer,
  PurchaseIntentRequest,
} from './checkout/purchase-api.schema.ts';
export { quoteSchema } from './checkout/quote-api.schema.ts';
export type { QuoteRequest, ShippingAnswer, TaxAnswer } from './checkout/quote-api.schema.ts';
export { serializeCheckout, resolveCheckoutIdentity } from './checkout/checkout-identity.ts';
export type { CheckoutIdentity } from './checkout/checkout-identity.ts';
export { getCorrectedTotals, getRefusal } from './checkout/checkout-problem.ts';
export type { CheckoutProblem, CheckoutRefusal } from './checkout/checkout-problem.ts';
export {
  buildOrderDetails,
  buildOrderEmailRequest,
  buildPurchaseRequest,
  buildQuoteRequest,
} from './checkout/checkout-requests.ts';
export {
  billingFrom,
  joinedAddress,
  PHONE_PLACEHOLDER,
  findStateCode,
  computeTotals,
} from './checkout/checkout.rules.ts';
export type { Totals } from './checkout/checkout.rules.ts';
export type { CheckoutData, CheckoutFigures, OrderDetails, OrderResult } from './checkout/checkout.types.ts';
export { checkoutDataFrom } from './checkout/stored-checkout.ts';
export {
  BILLING_FIELDS,
  billingStepSchema,
  CHECKOUT_COUNTRY,
  DEFAULT_STATE,
  SHIPPING_FIELDS,
  shippingFormSchema,
} from './checkout/shipping.schema.ts';
export type { BillingForm, BillingStep, ShippingForm } from './checkout/shipping.schema.ts';
export { donationEmailSchema, donationIntentSchema } from './donation/donation-api.schema.ts';
export { computeGiftCharge } from './donation/donation-cost.rules.ts';
export type { CardCost, DonationCharge } from './donation/donation-cost.rules.ts';
export { RISK_LEVELS, WALL_STATES } from './donation/donation-records.types.ts';
export type {
  DonationEvent,
  DonationSummary,
  MonthTotal,
  Receipt,
  RiskLevel,
  StaffDonation,
  StaffTribute,
  WallLine,
  WallState,
} from './donation/donation-records.types.ts';
export { formatReceipt } from './donation/receipt-text.ts';
export type { ReceiptTexts, ReceiptText, WordRows } from './donation/receipt-text.ts';
export { computeAcknowledgedCents, getReceiptState } from './donation/receipt.rules.ts';
export {
  TRIBUTE_KINDS,
  TRIBUTE_MESSAGE_MAX,
  TRIBUTE_LABELS,
  WALL_LINE_MAX,
  wallDecisionSchema,
} from './donation/tribute.schema.ts';
export type { TributeKind, TributeRequest, WallDecision } from './donation/tribute.schema.ts';
export {
  donorPortalLinkSchema,
  monthlyAmountSchema,
  monthlyCardSchema,
  monthlyPauseSchema,
} from './donor-portal/donor-portal-api.schema.ts';
export type {
  DonorPortalLinkRequest,
  RecurringAmountRequest,
  RecurringCardAnswer,
  RecurringCardRequest,
  RecurringPauseRequest,
} from './donor-portal/donor-portal-api.schema.ts';
export { cardHolderSchema } from './donor-portal/card-holder.schema.ts';
export type { CardHolder } from './donor-portal/card-holder.schema.ts';
export { monthlyAmountFormSchema } from './donor-portal/recurring-amount-form.schema.ts';
export type { RecurringAmountForm } from './donor-portal/recurring-amount-form.schema.ts';
export { getYearStatements } from './donor-portal/year-summary.rules.ts';
export {
  canRecurringDonationMove,
  isCardEnding,
  isRecurringDonationActive,
  MONTHLY_STATES,
  PAUSE_MONTHS,
} from './donor-portal/recurring-donation.rules.ts';
export type { RecurringState } from './donor-portal/recurring-donation.rules.ts';
export { firstChargeAfter, monthsAfter, pauseEndsAt } from './donor-portal/recurring-dates.rules.ts';
export type {
  CardSummary,
  PastDonation,
  DonorPortalPage,
  DonorPortalYear,
  RecurringDonation,
  RecurringDonationSummary,
  YearSummary,
} from './donor-portal/donor-portal.types.ts';
export type {
  DonationEmailRequest,
  DonationIntentAnswer,
  DonationIntentRequest,
  PaymentSetup,
} from './donation/donation-api.schema.ts';
export {
  canDonationMove,
  DONATION_MAX_CENTS,
  DONATION_MIN_CENTS,
  DONATION_STATES,
  DONATION_FREQUENCIES,
} from './donation/donation.rules.ts';
export type { DonationStatus, DonationFrequency } from './donation/donation.rules.ts';
export type { DonationResult } from './donation/donation-result.types.ts';
export { DONATION_FIELDS, donationFormSchema } from './donation/donation.schema.ts';
export type { DonationForm } from './donation/donation.schema.ts';
export { idFrom } from './ids/ids.ts';
export { uuidFrom } from './ids/uuid.ts';
export { BOARD_IDS, BOARD_PLACES } from './keyboard/board.rules.ts';
export { findBoardFaults } from './keyboard/board-file/board-faults.rules.ts';
export type { Fault, OpenBoard } from './keyboard/board-file/board-file.types.ts';
export { listBoardPaths, findManifestFaults } from './keyboard/board-file/manifest.rules.ts';
export { parseBoard } from './keyboard/board-file/read-board.rules.ts';
export type { ReadBoard } from './keyboard/board-file/read-board.rules.ts';
export { buildManifest, buildOpenBoard } from './keyboard/board-file/written-board.rules.ts';
export {
  buildDelta,
  filledWith,
  withoutStep,
  withoutWordAt,
  withStep,
  withSwap,
  withWordAt,
  wordsOn,
} from './keyboard/delta.rules.ts';
export {
  EMPTY_DELTA,
  parseSavedKeyboard,
  SCAN_PACE,
  USUAL_KEYBOARD,
  USUAL_SETTINGS,
  withSentence,
} from './keyboard/saved-keyboard.rules.ts';
export type {
  BoardId,
  DeltaBoard,
  SavedKeyboard,
  KeyboardSettings,
  LexigramClass,
  LexigramKey,
  PanelId,
  Scanning,
  SoundSet,
} from './keyboard/keyboard.types.ts';
export {
  createBuildRound,
  isBuilt,
  metInBuild,
  nextSentence,
  sentenceAt,
  withLaid,
} from './keyboard/games/build.rules.ts';
export type { BuildRound } from './keyboard/games/build.rules.ts';
export { ROUND_LENGTH } from './keyboard/games/deal.rules.ts';
export type { Random } from './keyboard/games/deal.rules.ts';
export { createDeck, known, laterAgain, turned } from './keyboard/games/deck.rules.ts';
export type { Deck } from './keyboard/games/deck.rules.ts';
export {
  CHOICE_COUNTS,
  getFindRound,
  isFound,
  metInFind,
  nextQuestion,
  findQuestion,
  withTry,
} from './keyboard/games/find.rules.ts';
export type { ChoiceCount, FindRound } from './keyboard/games/find.rules.ts';
export { buildKeyboardUrl, parseKeyboardLink } from './keyboard/link.rules.ts';
export type { KeyboardLink } from './keyboard/link.rules.ts';
export type { SiteWord } from './keyboard/site-word.types.ts';
export { foldedWord, findWords, isTyped, NOTHING_TYPED, placeTyped } from './keyboard/find.rules.ts';
export { withCharacter } from './keyboard/find.rules.ts';
export type { WordPosition } from './keyboard/find.rules.ts';
export { chosenAt, heldFrame, groupByEdges, movedFrame, SCAN_START } from './keyboard/scan.rules.ts';
export type { ScanFrame, SwitchScanning } from './keyboard/scan.rules.ts';
export { isFull, MAX_SENTENCE, withoutSign, withSign } from './keyboard/sentence.rules.ts';
export type { Sentence } from './keyboard/sentence.rules.ts';
export type { PlayEnd, SignPlayer, SoundState } from './keyboard/sound.types.ts';
export { centsFromDollars, CHARGE_MIN_CENTS, dollarsFromCents, formatDollars } from './money/money.ts';
export type { Cents } from './money/money.ts';
export { orderLookupSchema, refundSchema } from './orders/order-api.schema.ts';
export type { OrderLookup, RefundRequest } from './orders/order-api.schema.ts';
export { getOrderSteps } from './orders/order-progress.rules.ts';
export type { OrderStep, OrderStepName } from './orders/order-progress.rules.ts';
export {
  canOrderMove,
  isOrderPaid,
  ORDER_STATES,
  orderIdFrom,
  formatOrderNumber,
} from './orders/order.rules.ts';
export type { OrderState } from './orders/order.rules.ts';
export type {
  OrderAddress,
  OrderEvent,
  OrderLine,
  OrderPage,
  OrderRefund,
  OrderSummary,
  Parcel,
  StaffOrder,
} from './orders/order.types.ts';
export { PAYMENT_ERRORS } from './payment/payment.messages.ts';
export { refundSumFrom } from './orders/refund.rules.ts';
export { canPaymentMove, isPaymentOpen } from './payment/payment.rules.ts';
export type { PaymentState } from './payment/payment.rules.ts';
export { POST_STATUSES, postWriteSchema } from './posts/post-api.schema.ts';
export type { PostWrite } from './posts/post-api.schema.ts';
export { POSTS_PAGE_DEFAULT, POSTS_PAGE_MAX, buildPreview } from './posts/post.rules.ts';
export { CONTENT_MAX, postSchema, TITLE_MAX } from './posts/post.schema.ts';
export type { PostDraft } from './posts/post.schema.ts';
export type { Post, PostStatus } from './posts/post.types.ts';
export { PRODUCT_SORTS, productFilterFrom, productsFor, listTags } from './products/product-list.rules.ts';
export type { ProductFilter, ProductSort } from './products/product-list.rules.ts';
export { buildPictureSources } from './products/product-picture.rules.ts';
export { isSoldOut, getListPrice, listSoldOptions } from './products/product-price.rules.ts';
export {
  listColorChoices,
  getGallery,
  isBuyable,
  findListedVariant,
  parseOptions,
  PICTURE_WIDTHS,
  findPicturedVariant,
  getPreselectedVariant,
  PRODUCT_QUANTITY_MAX,
  buildProductPictureUrl,
  listSizeChoices,
  findVariant,
} from './products/product.rules.ts';
export type { Choice } from './products/product.rules.ts';
export type { Product, ProductImage, ProductVariant } from './products/product.types.ts';
export type { FieldErrors, Problem } from './problem/problem.types.ts';
export {
  foldedText,
  holdsPhrase,
  SEARCH_MAX,
  searchTextFrom,
  searchWordsFrom,
  wordsIn,
} from './search/search.rules.ts';
export type { SearchTerms } from './search/search.rules.ts';
export { SEARCH_KINDS } from './search/search.types.ts';
export type {
  MarkedText,
  SearchAnswer,
  SearchGroup,
  SearchHit,
  SearchKind,
  SearchPage,
} from './search/search.types.ts';
export { countFound, markedText, buildSnippet } from './search/snippet.rules.ts';
export {
  loginSchema,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN,
  refreshSchema,
  USERNAME_MAX,
} from './session/login.schema.ts';
export type { LoginForm } from './session/login.schema.ts';
export { STORAGE_KEYS } from './session/session.types.ts';
export type { StaffRole, TokenPair } from './session/session.types.ts';
export { leadingDebounce } from './timing/leading-debounce.ts';
export { collectFailures } from './validation/first-failure.ts';
export { toDescriptionText, VIDEO_TEXTS, withoutPromotion } from './videos/video-description.rules.ts';
export { isVideoId, VIDEO_IDS_MAX, splitIntoBatches, videoIdsFrom } from './videos/video-ids.rules.ts';
export {
  flattenVideos,
  hasVideoWords,
  findTrailPosition,
  trailAt,
  listTrails,
  VIDEO_WORDS_MAX,
  formatVideoCount,
  videosFor,
  listVideos,
  videoWordsFrom,
} from './videos/video-library.rules.ts';
export {
  toPlayer,
  VIDEO_PLAYER_ORIGIN,
  VIDEO_SERVICE_NAME,
  buildWatchUrl,
} from './videos/video-player.rules.ts';
export type { PlacedVideo, Video, VideoCategory, VideoDescriptions } from './videos/video.types.ts';
