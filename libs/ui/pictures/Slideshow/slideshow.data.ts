/** Settings for react-slick; times in milliseconds. */
export const SLIDESHOW = {
  fade: true,
  infinite: true,
  arrows: true,
  autoplaySpeed: 2500,
  speed: 1000,
  pauseOnHover: false,
  pauseOnFocus: false,
  // Accepts clicks during a transition.
  waitForAnimate: false,
} as const;
