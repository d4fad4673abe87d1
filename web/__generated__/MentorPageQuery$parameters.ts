/**
 * @generated SignedSource<<ecb276d877adc780f03629b920799ebc>>
 * @relayHash c214d7886bcc0c6a76e2f02d6fcc5743
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dde73013b481ed1b9964c456fb205f6ed54910a1c9645342aee92972ea572a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dde73013b481ed1b9964c456fb205f6ed54910a1c9645342aee92972ea572a4",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
