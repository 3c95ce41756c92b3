export type StatusColor = 'default' | 'info' | 'success' | 'warning' | 'error';
