/**
 * @generated SignedSource<<288ab2d877c60ed5a8c1f385d2c5d8c5>>
 * @relayHash 719731a910d6ad45a6232d63ad3d36fb
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8dc6fc0d7ed60590419df1d5fc9a37c7aad487e21a698c2da13d446df6ab089

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8dc6fc0d7ed60590419df1d5fc9a37c7aad487e21a698c2da13d446df6ab089",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
