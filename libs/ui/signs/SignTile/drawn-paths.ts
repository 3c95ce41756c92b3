import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const drawStroke = keyframes`
  0% { stroke-dashoffset: 1; }
  45%, 80% { stroke-dashoffset: 0; }
  100% { stroke-dashoffset: -1; }
`;
const showSolid = keyframes`
  0%, 30% { opacity: 0; }
  50%, 80% { opacity: 1; }
  100% { opacity: 0; }
`;

/** Line of a sign that draws itself; its `pathLength` is 1. */
export const DrawnStroke = styled('path')(({ theme: { motions } }) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    strokeDasharray: 1,
    animation: `${drawStroke} ${motions.draw} infinite`,
  },
}));

/** Filled part of a sign that appears while its lines are drawn. */
export const DrawnSolid = styled('path')(({ theme: { motions } }) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${showSolid} ${motions.draw} infinite`,
  },
}));
