type FollowedLink = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a press of a link changes this page, not another tab or window. */
export const isFollowedHere = ({ ctrlKey, metaKey, shiftKey, altKey }: FollowedLink): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;
