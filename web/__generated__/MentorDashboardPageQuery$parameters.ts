/**
 * @generated SignedSource<<44faf0f21ea737cd7e3e28e490080e83>>
 * @relayHash 8987fe32ba9738ca61ccbeaae5adc550
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d389d1007359777ba1f7fc6abaf22af5663ef74b7cf12e93f7079f1e0e9c04fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d389d1007359777ba1f7fc6abaf22af5663ef74b7cf12e93f7079f1e0e9c04fd",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
