/** '1 person has', '1,200 people have'. */
export const countPeople = (count: number): string =>
  count === 1 ? '1 person has' : `${count.toLocaleString('en-US')} people have`;
