/** How the pictures of a slideshow change, as react-slick takes it; times in milliseconds. */
export const SLIDESHOW = {
  fade: true,
  infinite: true,
  arrows: true,
  /** How long a picture stays. */
  autoplaySpeed: 2500,
  /** How long one takes to give way to the next. */
  speed: 1000,
  pauseOnHover: false,
  pauseOnFocus: false,
  // An arrow that is pressed during a change is not pressed in vain.
  waitForAnimate: false,
} as const;
