import { createSvgIcon } from '@mui/material/utils';

export const PlayIcon = createSvgIcon(<path d="M8 5l11 7-11 7z" />, 'Play');
export const PauseIcon = createSvgIcon(<path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />, 'Pause');

const chevron = (d: string) => <path d={d} fill="none" stroke="currentcolor" strokeWidth="2" />;

export const PreviousIcon = createSvgIcon(chevron('M15 5l-7 7 7 7'), 'Previous');
export const NextIcon = createSvgIcon(chevron('M9 5l7 7-7 7'), 'Next');
