/**
 * @generated SignedSource<<b9b24a2fbfac399bed011b23960602a9>>
 * @relayHash c53cafaa5e35a81e4e88fe08977d51c7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a7f2d5fd6f24fa68244b3a7459a4fa3598fe925a516d1c848dc1d561443e059

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a7f2d5fd6f24fa68244b3a7459a4fa3598fe925a516d1c848dc1d561443e059",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
