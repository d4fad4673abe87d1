/**
 * @generated SignedSource<<ab22729960a3aef577f3fc3659d33044>>
 * @relayHash d585fb643604a19fdfccc97077ac7440
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57f0bfbf1ace37cef49304011cd17050ea2891c210999111a28aa3a58686aa49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57f0bfbf1ace37cef49304011cd17050ea2891c210999111a28aa3a58686aa49",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
