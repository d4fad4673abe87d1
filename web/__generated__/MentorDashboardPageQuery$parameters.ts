/**
 * @generated SignedSource<<b67fe32d7ad95459a102c3a8695cec47>>
 * @relayHash 5aec162687598fe732f2abcd10b3bfbe
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f584544878d212b1442e3cc31bfbef8032f91b5e685a8e98861a9b163f70b046

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f584544878d212b1442e3cc31bfbef8032f91b5e685a8e98861a9b163f70b046",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
