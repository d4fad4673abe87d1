/**
 * @generated SignedSource<<5e98182d2c683d18698d77b615051f0e>>
 * @relayHash 512eb0aafb58eeabc29550417dac1592
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1ffd1039eb3f0143cfc62c79dd6cf0e3a5aa3fb359d7b2cf63d7e50cadc0f2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1ffd1039eb3f0143cfc62c79dd6cf0e3a5aa3fb359d7b2cf63d7e50cadc0f2e",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
