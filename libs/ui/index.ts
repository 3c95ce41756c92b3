// Design system: theme, typography, layout, fields, feedback and lexigram tiles. Contains no business rules.
export { AdminNavigation } from './admin/AdminNavigation/AdminNavigation';
export { AttentionAlert } from './admin/AttentionAlert/AttentionAlert';
export { AdminTable } from './admin/AdminTable/AdminTable';
export { BulkActions } from './admin/BulkActions/BulkActions';
export { BulkResult } from './admin/BulkActions/BulkResult';
export { SelectionCheckbox } from './admin/BulkActions/SelectionCheckbox';
export { useSelection } from './admin/BulkActions/use-selection';
export type { Selection } from './admin/BulkActions/use-selection';
export type {
  BulkActionSet,
  BulkControl,
  BulkFailure,
  BulkRun,
} from './admin/BulkActions/bulk-actions.types';
export { breakBeforeDomain } from './data-display/break-before-domain';
export { ArticleCard } from './data-display/ArticleCard/ArticleCard';
export { DescriptionList } from './admin/DescriptionList/DescriptionList';
export { DialogCloseButton } from './feedback/ModalDialog/DialogCloseButton';
export { askUnsavedDialog } from './feedback/ModalDialog/unsaved-dialogs';
export { ModalDialog } from './feedback/ModalDialog/ModalDialog';
export { useUnsavedInput } from './feedback/ModalDialog/use-unsaved-input';
export { PageBreadcrumbs } from './layout/PageBreadcrumbs/PageBreadcrumbs';
export { ProcessingBackdrop } from './feedback/ProcessingBackdrop/ProcessingBackdrop';
export { RecordSection } from './admin/RecordSection/RecordSection';
export { RecordSections } from './admin/RecordSection/RecordSections';
export { StatusChip } from './admin/StatusChip/StatusChip';
export { TabbedPanels } from './layout/TabbedPanels/TabbedPanels';
export { VisuallyHidden } from './layout/VisuallyHidden/VisuallyHidden';
export { AdminTheme } from './theme/AdminTheme';
export { AppTheme } from './theme/AppTheme';
export { BarChart, preloadBarChart } from './admin/BarChart/BarChart';
export { Chapter } from './layout/Chapter/Chapter';
export { CheckboxField } from './fields/CheckboxField/CheckboxField';
export { ChoiceTiles } from './fields/ChoiceTiles/ChoiceTiles';
export { ClipboardButton } from './buttons/ClipboardButton/ClipboardButton';
export { ConsentButtons } from './buttons/ConsentButtons/ConsentButtons';
export { DividedDescriptionList } from './data-display/DividedDescriptionList/DividedDescriptionList';
export { Disclosure } from './layout/Disclosure/Disclosure';
export { EmptyState } from './feedback/EmptyState/EmptyState';
export {
  findNextAction,
  findReplacement,
  isInModal,
  isNowhere,
  isOnCover,
  isReachable,
  isUsable,
  listSurroundings,
} from './feedback/focus-places';
export { scrollIntoView } from './feedback/scroll-into-view';
export { FocusedAlert } from './feedback/FocusedAlert/FocusedAlert';
export { RemovedNotice } from './feedback/RemovedNotice/RemovedNotice';
export { useFocusOnMount } from './feedback/use-focus-on-mount';
export { ErrorState } from './feedback/ErrorState/ErrorState';
export { EventList } from './admin/EventList/EventList';
export { FieldFrame } from './fields/FieldLayout/FieldFrame';
export { FieldLayout } from './fields/FieldLayout/FieldLayout';
export { FieldRow } from './fields/FieldGroup/FieldRow';
export { FieldGroup } from './fields/FieldGroup/FieldGroup';
export { Figure } from './pictures/Figure/Figure';
export { FilterBar } from './admin/FilterBar/FilterBar';
export { FileField } from './fields/FileField/FileField';
export { FormAlert } from './fields/FormAlert/FormAlert';
export { firstFailureResolver } from './fields/Form/first-failure.resolver';
export { lazyResolver } from './fields/Form/lazy.resolver';
export { MenuIcon, RemoveIcon, SearchIcon } from './theme/icons/control-icons';
export { NextIcon, PlayIcon } from './theme/icons/player-icons';
export { Form } from './fields/Form/Form';
export { useOthersChanges } from './fields/Form/use-others-changes';
export { useOnValuesChange } from './fields/Form/use-on-values-change';
export { useSavedForm } from './fields/Form/use-saved-form';
export { FormCountedTextField } from './fields/FormCountedTextField/FormCountedTextField';
export { FormProblem } from './fields/FormProblem/FormProblem';
export { FormCheckbox } from './fields/FormCheckbox/FormCheckbox';
export { FormSelect } from './fields/FormSelect/FormSelect';
export { FormTextField } from './fields/FormTextField/FormTextField';
export { FluidPicture } from './pictures/FluidPicture/FluidPicture';
export { HighContrast } from './site/HighContrast/HighContrast';
export { HoneypotField } from './fields/HoneypotField/HoneypotField';
export { GridBoard } from './signs/LexigramBoard/GridBoard/GridBoard';
export { LexigramBoard } from './signs/LexigramBoard/LexigramBoard';
export { LexigramTile } from './signs/LexigramTile/LexigramTile';
export { LineItems } from './data-display/LineItems/LineItems';
export { NativeSelectField } from './fields/NativeSelectField/NativeSelectField';
export { ReadOnlyField } from './fields/ReadOnlyField/ReadOnlyField';
export { SliderField } from './fields/SliderField/SliderField';
export { ListExport } from './admin/ListStates/ListExport';
export type { ExportState } from './admin/ListStates/ListExport';
export { ListEmpty, ListError, ListFooter, ListLayout, ListLoading } from './admin/ListStates/ListStates';
export { LoopVideo } from './pictures/LoopVideo/LoopVideo';
export { startLoops } from './pictures/LoopVideo/start-loops';
export { Loading } from './feedback/Loading/Loading';
export { LoadingMark } from './feedback/Loading/LoadingMark';
export { LocalTime } from './data-display/LocalTime/LocalTime';
export { bindDayPeriod } from './data-display/LocalTime/bind-day-period';
export { OnDemand } from './feedback/Loading/OnDemand';
export { preloadable } from './feedback/Loading/preloadable';
export { Page } from './layout/Page/Page';
export { PageEnd } from './layout/PageEnd/PageEnd';
export { createStyleCache } from './theme/create-style-cache';
export { IslandTheme } from './theme/IslandTheme';
export { Picture } from './pictures/Picture/Picture';
export { PictureElement } from './pictures/Picture/PictureElement';
export { PrintButton } from './buttons/PrintButton/PrintButton';
export { MarkdownContent } from './data-display/Prose/MarkdownContent';
export { Prose } from './data-display/Prose/Prose';
export { RecordList } from './admin/RecordList/RecordList';
export { RecordError, RecordLoading, RecordNotFound } from './admin/RecordStates/RecordStates';
export { EmailCorrection } from './admin/EmailCorrection/EmailCorrection';
export { MoveButtons } from './admin/MoveButtons/MoveButtons';
export { RefundAction } from './admin/RefundAction/RefundAction';
export { ActionResult } from './admin/ActionResult/ActionResult';
export { ResultSnackbar } from './admin/ResultSnackbar/ResultSnackbar';
export { useEditedRecord } from './admin/ResultSnackbar/use-edited-record';
export { useShownResult } from './admin/ResultSnackbar/use-shown-result';
export { RefundList } from './admin/RefundAction/RefundList';
export { ReloadButton } from './buttons/ReloadButton/ReloadButton';
export { SchemeToggle } from './site/SchemeToggle/SchemeToggle';
export { SearchField } from './fields/SearchField/SearchField';
export { SearchForm } from './fields/SearchForm/SearchForm';
export { SectionMark } from './layout/SectionMark/SectionMark';
export { SectionStack } from './layout/SectionStack/SectionStack';
export { SegmentedControl } from './fields/SegmentedControl/SegmentedControl';
export { ShownWhen } from './layout/ShownWhen/ShownWhen';
export { SignButton } from './buttons/SignButton/SignButton';
export { SignRow } from './signs/SignRow/SignRow';
export { SignTile } from './signs/SignTile/SignTile';
export { SiteFooter } from './site/SiteFooter/SiteFooter';
export { SkipLink } from './site/SiteFrame/SkipLink';
export { SiteFrame } from './site/SiteFrame/SiteFrame';
export { SiteNavigation } from './site/SiteNavigation/SiteNavigation';
export { Slideshow } from './pictures/Slideshow/Slideshow';
export type { SlideshowProps } from './pictures/Slideshow/Slideshow';
export { isSecondPress } from './buttons/SubmitButton/is-second-press';
export { getControl, isUnwantedPress, isSecondKey, watchPresses } from './buttons/SubmitButton/second-press';
export { FocusableButton } from './buttons/FocusableButton/FocusableButton';
export { SubmitButton } from './buttons/SubmitButton/SubmitButton';
export { SumTable } from './data-display/SumTable/SumTable';
export { TextSkeleton } from './feedback/TextSkeleton/TextSkeleton';
export { fontsToPreload } from './theme/fonts';
export { dark as darkColors, light as lightColors } from './theme/palette.data';
export { mergeSx } from './theme/merge-sx';
export { hyphenate } from './signs/hyphenation';
export { magneticEdge } from './signs/magnetic-edge';
export { theme } from './theme/theme';
export type { BoardSign } from './signs/LexigramBoard/board.types';
export type { ChartBar } from './admin/BarChart/bar-chart.types';
export type { FooterColumn } from './site/SiteFooter/FooterLinks';
export type { ArtPicture } from './pictures/Picture/PictureElement';
export type { NavigationItem } from './site/SiteNavigation/navigation-item';
export type { AdminTableColumn, RowSelection } from './admin/AdminTable/admin-table.types';
export type { ChangeFailure, FilterCollection } from './admin/SavedFilters/saved-filters.types';
export type { BreadcrumbItem } from './layout/PageBreadcrumbs/PageBreadcrumbs';
export type { DescriptionItem } from './admin/DescriptionList/DescriptionList';
export type { StatusColor } from './admin/StatusChip/status-color';
export type { ComponentGuide, ScreenGuide } from './component-guide/component-guide.types';
