/**
 * @generated SignedSource<<3e9ea66016c146cb2e4043bcdcc92f3f>>
 * @relayHash 1a5a1de75fee13df4934b3150426daf7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5eda05e3f2f4027b41db80ca02c2eafe5cf9cd827a8addc35c4363cfbd7d45d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5eda05e3f2f4027b41db80ca02c2eafe5cf9cd827a8addc35c4363cfbd7d45d3",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
