// All that is drawn with recharts, behind one door: fetched together with it, when the first chart is shown, and never with the first load.
export { default as AverageChart } from './average-chart';
export { default as EnergyChart } from './energy-chart';
export { default as TrendChart } from './trend-chart';
export { default as WeightChart } from './weight-chart';
