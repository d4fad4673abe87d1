/**
 * @generated SignedSource<<087c8d00f4c26dcc43b09781afca41d8>>
 * @relayHash dbb5fc4319e8f9d67e5aec9513943902
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a7eec0e28abd5931c8cd71f807dd2f2030a72fca7c64a9603f2d4e25ed3586f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a7eec0e28abd5931c8cd71f807dd2f2030a72fca7c64a9603f2d4e25ed3586f",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
